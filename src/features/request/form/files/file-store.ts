import { maxFiles } from '#contracts/form-files.ts';
import type { FormName } from '#contracts/form-fields.ts';
import type { FileError } from '#contracts/submission-result.ts';
import type { FileFault } from '#domain/requests/files/file-fault.ts';
import { inspectChosen } from './inspect-chosen.ts';

/** A file that cannot be sent. */
export interface RefusedFile extends FileError {
  readonly bytes: number;
}

const filesByForm = new Map<FormName, readonly File[]>();
const addingByForm = new Map<FormName, Promise<readonly RefusedFile[]>>();
const listeners = new Set<() => void>();
const none: readonly File[] = [];

/** The files that the visitor has chosen for a form since the document was loaded. */
export const filesOf = (form: FormName): readonly File[] => filesByForm.get(form) ?? none;

export const setFiles = (form: FormName, files: readonly File[]): void => {
  filesByForm.set(form, files);
  for (const listener of listeners) listener();
};

export const subscribeToFiles = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const refuse = ({ name, size }: File, { fault: code, found }: FileFault): RefusedFile => ({
  field: 'files',
  code,
  file: name,
  bytes: size,
  ...(found !== undefined && { found }),
});

const add = async (form: FormName, added: readonly File[]): Promise<readonly RefusedFile[]> => {
  const refused: RefusedFile[] = [];
  const tooMany: string[] = [];
  for (const file of added) {
    const fault = await inspectChosen(file);
    const files = filesOf(form);
    if (fault) refused.push(refuse(file, fault));
    else if (files.some((known) => isSame(known, file))) continue;
    else if (files.length < maxFiles) setFiles(form, [...files, file]);
    else tooMany.push(file.name);
  }
  return tooMany.length === 0
    ? refused
    : [...refused, { field: 'files', code: 'tooManyFiles', file: tooMany.join(', '), bytes: 0 }];
};

/** Whether chosen files are still being looked at. */
export const isAddingFiles = (form: FormName): boolean => addingByForm.has(form);

/**
 * Adds files to those of a form, each once, after those that are being added.
 * @returns those that cannot be sent, of the earlier ones as well
 */
export const addFiles = (form: FormName, added: readonly File[]): Promise<readonly RefusedFile[]> => {
  const earlier = addingByForm.get(form);
  const adding = (async () => {
    const refused = (await earlier) ?? [];
    return [...refused, ...(await add(form, added))];
  })();
  addingByForm.set(form, adding);
  return adding.finally(() => {
    if (addingByForm.get(form) === adding) addingByForm.delete(form);
  });
};
