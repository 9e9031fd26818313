import { useSyncExternalStore } from 'react';
import type { FormName } from '#contracts/form-fields.ts';
import { memoize } from '../../../../lib/memoize.ts';
import type * as chosenFiles from './chosen-files.tsx';
import type { Outcome, Values } from '../submission/submit-form.ts';

export type FileTools = typeof chosenFiles;

let loaded: FileTools | undefined;
const listeners = new Set<() => void>();

/** Loads what forms with files need, with the first file that is chosen. */
export const loadFileTools = memoize(async () => {
  loaded = await import('./chosen-files.tsx');
  for (const listener of listeners) listener();
  return loaded;
});

export const loadedFileTools = (): FileTools | undefined => loaded;

const subscribeToFileTools = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** `loadedFileTools` for a component, which is rendered again once they are loaded, whoever needed them. */
export const useFileTools = (): FileTools | undefined =>
  useSyncExternalStore(subscribeToFileTools, loadedFileTools, () => undefined);

/** The input whose files were not taken yet, as those that were chosen a moment ago. */
export const fileInputOf = (form: HTMLFormElement | null): HTMLInputElement | null | undefined =>
  form?.querySelector<HTMLInputElement>('input[type="file"]');

export const hasFiles = (form: FormName, input: HTMLInputElement | null | undefined): boolean =>
  (input?.files?.length ?? 0) > 0 ||
  (loaded?.filesOf(form).length ?? 0) > 0 ||
  loaded?.isAddingFiles(form) === true;

/** Sends a form with its files. Never rejects, as `submitForm`. */
export const uploadForm = async (
  form: FormName,
  values: Values,
  idempotencyKey: string,
  input: HTMLInputElement | null | undefined,
): Promise<Outcome> => {
  try {
    const { takeFiles, sendUpload } = await loadFileTools();
    const errors = await takeFiles(form, input);
    if (errors.length > 0) return { kind: 'invalid', errors };
    return await sendUpload(form, values, idempotencyKey);
  } catch {
    // The tools could not be loaded.
    return { kind: 'offline' };
  }
};
