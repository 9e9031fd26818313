import type { FormName } from '#contracts/request-form.ts';
import type { SubmissionResult } from '#contracts/submission-result.ts';

/** What became of the last try to send a form, while it is on its way or has not been seen. */
export type FormSubmission = SubmissionResult | { readonly kind: 'pending' };

export interface Submissions {
  readonly of: (form: FormName) => FormSubmission | undefined;
  readonly note: (form: FormName, sending: FormSubmission) => void;
  readonly forget: (form: FormName) => void;
  /** An answer is forgotten once nobody who listened for it is left. @returns what ends the subscription */
  readonly subscribe: (form: FormName, listener: () => void) => () => void;
}

/** Remembers what became of forms, whether they are still shown or not. */
export const createSubmissions = (): Submissions => {
  const noted = new Map<FormName, FormSubmission>();
  const listeners = new Map<() => void, FormName>();
  const isHeard = (form: FormName): boolean => [...listeners.values()].includes(form);
  const tell = (form: FormName): void => {
    for (const [listener, wanted] of listeners) if (wanted === form) listener();
  };
  const forget = (form: FormName): void => {
    if (noted.delete(form)) tell(form);
  };
  return {
    of: (form) => noted.get(form),
    note(form, sending) {
      noted.set(form, sending);
      tell(form);
    },
    forget,
    subscribe(form, listener) {
      listeners.set(listener, form);
      return () => {
        listeners.delete(listener);
        // React may leave and come back at once.
        queueMicrotask(() => {
          if (!isHeard(form) && noted.get(form)?.kind !== 'pending') forget(form);
        });
      };
    },
  };
};

/** The visitor's forms on this page and those before it, until a page is loaded anew. */
export const submissions = createSubmissions();
