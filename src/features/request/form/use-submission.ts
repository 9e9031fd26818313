import { useCallback, useSyncExternalStore } from 'react';
import type { FormName } from '#contracts/request-form.ts';
import { type FormSubmission, submissions } from './submissions.ts';

const onServer = (): undefined => undefined;

/** What became of the last try to send a form, also if it was tried on another page or in a dialog that was closed. */
export const useSubmission = (form: FormName): FormSubmission | undefined =>
  useSyncExternalStore<FormSubmission | undefined>(
    useCallback((listener: () => void) => submissions.subscribe(form, listener), [form]),
    () => submissions.of(form),
    onServer,
  );
