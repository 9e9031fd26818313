import type { FormName } from '#contracts/form-fields.ts';
import type { SubmissionResult } from '#contracts/submission-result.ts';

/** The last attempt to submit a form: in flight, or with a result that the visitor has not seen yet. */
export type Submission =
  | SubmissionResult
  /** `progress` is the part of the files that was sent, from 0 to 1. */
  | { readonly kind: 'pending'; readonly progress?: number }
  /**
   * An attempt without an answer, as in `Outcome`. `retry` sends it again, with a connection at once, until there is an
   * answer.
   */
  | { readonly kind: 'offline' | 'unconfirmed'; readonly retry: () => void }
  /** Submission that is sent when there is a connection. */
  | { readonly kind: 'waiting'; readonly cancel: () => void };

/** A submission that a form has a message for. */
export type VisibleSubmission = Exclude<Submission, { kind: 'pending' }>;

/** Kinds of submissions that go on after the visitor has left the form. */
const lastingKinds: ReadonlySet<Submission['kind'] | undefined> = new Set(['pending', 'waiting']);

export interface Submissions {
  readonly get: (form: FormName) => Submission | undefined;
  readonly set: (form: FormName, submission: Submission) => void;
  readonly delete: (form: FormName) => void;
  /** A result is deleted when its last subscriber leaves. @returns the function that unsubscribes */
  readonly subscribe: (form: FormName, listener: () => void) => () => void;
}

/** The submissions of forms, which outlive the components that render them. */
export const createSubmissions = (): Submissions => {
  const submissionByForm = new Map<FormName, Submission>();
  const formByListener = new Map<() => void, FormName>();
  const hasListeners = (form: FormName): boolean => [...formByListener.values()].includes(form);
  const notifyListeners = (form: FormName): void => {
    for (const [listener, subscribedForm] of formByListener) if (subscribedForm === form) listener();
  };
  const deleteSubmission = (form: FormName): void => {
    if (submissionByForm.delete(form)) notifyListeners(form);
  };
  return {
    get: (form) => submissionByForm.get(form),
    set(form, submission) {
      submissionByForm.set(form, submission);
      notifyListeners(form);
    },
    delete: deleteSubmission,
    subscribe(form, listener) {
      formByListener.set(listener, form);
      return () => {
        formByListener.delete(listener);
        // React may unsubscribe and subscribe again in the same task.
        queueMicrotask(() => {
          if (!hasListeners(form) && !lastingKinds.has(submissionByForm.get(form)?.kind))
            deleteSubmission(form);
        });
      };
    },
  };
};

/** The visitor's submissions since the document was loaded. */
export const submissions = createSubmissions();
