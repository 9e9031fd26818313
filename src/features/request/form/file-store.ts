import { fileExtensions, maxFileBytes, maxFiles } from '#contracts/form-files.ts';
import type { FormName } from '#contracts/request-form.ts';
import type { FileError } from '#contracts/submission-result.ts';

/** A file that cannot be sent. */
export interface RefusedFile extends FileError {
  readonly bytes: number;
}

const filesByForm = new Map<FormName, readonly File[]>();
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

const faultOf = ({ name, size }: File): FileError['code'] | undefined => {
  if (size > maxFileBytes) return 'fileTooLarge';
  const isKnown = fileExtensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`));
  return isKnown ? undefined : 'fileType';
};

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Adds files to those of a form, each once. @returns those that cannot be sent, of those that are too many the first */
export const addFiles = (form: FormName, added: readonly File[]): readonly RefusedFile[] => {
  const files = [...filesOf(form)];
  const refused: RefusedFile[] = [];
  for (const file of added.filter((one) => !files.some((known) => isSame(known, one)))) {
    const code = faultOf(file) ?? (files.length >= maxFiles ? 'tooManyFiles' : undefined);
    if (code === undefined) files.push(file);
    else if (code !== 'tooManyFiles' || refused.every((error) => error.code !== code))
      refused.push({ field: 'files', code, file: file.name, bytes: file.size });
  }
  setFiles(form, files);
  return refused;
};
