import { useCallback, useSyncExternalStore } from 'react';
import type { FormName } from '#contracts/form-fields.ts';
import { type Submission, submissions } from './submissions.ts';

const getServerSnapshot = (): undefined => undefined;

/** The last submission of a form, also one from another page or from a dialog that was closed since. */
export const useSubmission = (form: FormName): Submission | undefined =>
  useSyncExternalStore<Submission | undefined>(
    useCallback((listener: () => void) => submissions.subscribe(form, listener), [form]),
    () => submissions.get(form),
    getServerSnapshot,
  );
