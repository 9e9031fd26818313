import { useCallback, useSyncExternalStore } from 'react';
import type { FormName } from '#contracts/request-form.ts';
import { type Sending, sendings } from './submissions.ts';

const onServer = (): undefined => undefined;

/** What became of the last try to send a form, also if it was tried on another page or in a dialog that was closed. */
export const useSending = (form: FormName): Sending | undefined =>
  useSyncExternalStore<Sending | undefined>(
    useCallback((listener: () => void) => sendings.subscribe(form, listener), [form]),
    () => sendings.of(form),
    onServer,
  );
