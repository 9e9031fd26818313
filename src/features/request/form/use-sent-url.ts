import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FormName } from '#contracts/request-form.ts';
import type { RequestItem } from '#contracts/request-items.ts';
import { removeSubmittedFromBasket } from '../basket/use-basket.ts';
import { drafts } from './draft-store.ts';
import { submissions } from './submissions.ts';
import { useSubmission } from './use-submission.ts';

const sentSearch = '?sent=1';

/** Whether the address is the one that a form leads to when it was sent. */
export const saysSent = (search: string): boolean => new URLSearchParams(search).get('sent') === '1';

/**
 * Leads a page whose form was sent to the address that says so, which names no products any more. A form that was sent
 * without JavaScript, which could not end its draft nor empty the basket, names them until here.
 * @param items what was asked for
 */
export const useSentAddress = (form: FormName, items: readonly RequestItem[]): void => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const sent = saysSent(search);
  const justSent = useSubmission(form)?.kind === 'sent';
  useEffect(() => {
    if (sent) {
      drafts.clear(form);
      submissions.forget(form);
      removeSubmittedFromBasket(items);
    }
    if ((sent || justSent) && search !== sentSearch) {
      void navigate({ pathname, search: sentSearch }, { replace: true, preventScrollReset: true });
    }
  }, [form, items, pathname, search, sent, justSent, navigate]);
};
