import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FormName } from '#contracts/request-form.ts';
import type { RequestItem } from '#contracts/request-items.ts';
import { removeSubmittedFromBasket } from '../basket/use-basket.ts';
import { drafts } from './draft-store.ts';
import { submissions } from './submissions.ts';
import { useSubmission } from './use-submission.ts';

const sentSearch = '?sent=1';

/** Whether the query says that the form of its page was sent. */
export const isSentSearch = (search: string): boolean => new URLSearchParams(search).get('sent') === '1';

/**
 * Navigates from a page whose form was sent to the URL that says so and names no products. A form that was posted
 * without JavaScript arrives with its products in the URL, and its draft and its products in the basket are removed here.
 * @param items the products of the request
 */
export const useSentUrl = (form: FormName, items: readonly RequestItem[]): void => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isSent = isSentSearch(search);
  const isJustSent = useSubmission(form)?.kind === 'sent';
  useEffect(() => {
    if (isSent) {
      drafts.delete(form);
      submissions.delete(form);
      removeSubmittedFromBasket(items);
    }
    if ((isSent || isJustSent) && search !== sentSearch) {
      void navigate({ pathname, search: sentSearch }, { replace: true, preventScrollReset: true });
    }
  }, [form, items, pathname, search, isSent, isJustSent, navigate]);
};
