import { useContext, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import type { FormName } from '#contracts/form-fields.ts';
import type { SubmissionResult } from '#contracts/submission-result.ts';
import { removeSentFromList } from '../../list/list-changes.ts';
import { PostedFormContext } from '../../posted/posted-form.ts';
import { drafts } from './draft-store.ts';
import { submissions } from './submissions.ts';
import { useSubmission } from './use-submission.ts';

export type SentResult = Extract<SubmissionResult, { kind: 'sent' }>;

const sentSearch = '?sent=1';

const isSentSearch = (search: string): boolean => new URLSearchParams(search).get('sent') === '1';

/** Whether the browser's cookie says the same to the server, which then redirects to the address without a signature. */
const isKnownByCookie = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', redirect: 'manual' }).then(
    ({ type }) => type === 'opaqueredirect',
    () => false,
  );

/** Results of the forms that were sent since the document was loaded, for a visitor who comes back to their URL. */
const results = new Map<FormName, SentResult>();

/**
 * The result of a form that the visitor has sent, at its page: just now, or before the page was loaded again.
 * `undefined` for a visitor who has not sent the form, whatever the URL says.
 */
export const useSentResult = (form: FormName): SentResult | undefined => {
  const { search } = useLocation();
  const submission = useSubmission(form);
  const posted = useContext(PostedFormContext)?.result;
  if (submission?.kind === 'sent') return submission;
  if (!isSentSearch(search)) return undefined;
  return results.get(form) ?? (posted?.kind === 'sent' ? posted : undefined);
};

/**
 * Forgets the result of a page's form where its address does not say yet that the form was sent: it is about to, which
 * would bring the thanks back over a new form. @param search of the page that is shown
 */
export const leaveResult = (form: FormName, search: string): void => {
  if (!isSentSearch(search)) results.delete(form);
};

/**
 * Navigates from a page whose form was sent to the URL that says so and names no products: to the signed one, and on
 * without the signature where the browser takes cookies. Of a form that was posted without JavaScript, draft and products
 * in the list are removed here.
 */
export const useSentUrl = (form: FormName, result: SentResult | undefined): void => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // A visitor who has gone on meanwhile is not called back.
  const { state } = useNavigation();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = state !== 'idle';
  }, [state]);
  useEffect(() => {
    // What somebody else has sent changes nothing of one's own.
    if (!result || result.sentAt !== undefined) return undefined;
    results.set(form, result);
    if (isSentSearch(search)) {
      drafts.delete(form);
      submissions.delete(form);
      removeSentFromList(result.receipt?.products ?? []);
    }
    let isHere = true;
    const show = async (query: string): Promise<void> => {
      if (search === sentSearch) return;
      const isKnown = search === query && (await isKnownByCookie(pathname + search));
      if (isHere && !isLeaving.current && (isKnown || search !== query))
        await navigate(
          { pathname, search: isKnown ? sentSearch : query },
          { replace: true, preventScrollReset: true },
        );
    };
    const leave = (): void => {
      isHere = false;
    };
    // A link that was followed leads on before the router says so.
    document.addEventListener('click', leave, { capture: true });
    void show(result.query ?? sentSearch);
    return () => {
      document.removeEventListener('click', leave, { capture: true });
      leave();
    };
  }, [form, result, pathname, search, navigate]);
};
