import { maxFiles } from './form-files.ts';
import type { FileError } from './submission-result.ts';

interface FileTexts {
  readonly label: string;
  /** On the button, in place of the browser's text, which is in the browser's language. */
  readonly choose: string;
  readonly hint: string;
  /** After a form was sent that comes back without its files. */
  readonly chooseAgain: string;
  readonly tooMany: string;
  /** @param size formatted; `undefined` where it is not known */
  readonly tooLarge: (file: string, size: string | undefined) => string;
  readonly unsupported: (file: string) => string;
}

/** Shared by browser and server, as the other messages of forms. */
export const fileTexts: Readonly<Record<'tr' | 'en', FileTexts>> = {
  tr: {
    label: 'Dosyalar',
    choose: 'Dosya seçin',
    hint: `En çok ${maxFiles} dosya, her biri 10 MB’a kadar: PDF, JPEG, PNG, HEIC, DOCX ya da XLSX.`,
    chooseAgain: 'Lütfen dosyalarınızı yeniden seçin; tarayıcı onları saklamaz.',
    tooMany: `En çok ${maxFiles} dosya gönderilebilir.`,
    tooLarge: (file, size) =>
      `“${file}” gönderilemez: bir dosya en çok 10 MB olabilir${size === undefined ? '' : `; bu dosya ${size}`}.`,
    unsupported: (file) => `“${file}” gönderilemez: dosya PDF, JPEG, PNG, HEIC, DOCX ya da XLSX olmalı.`,
  },
  en: {
    label: 'Files',
    choose: 'Choose files',
    hint: `Up to ${maxFiles} files, 10 MB each: PDF, JPEG, PNG, HEIC, DOCX or XLSX.`,
    chooseAgain: 'Please choose your files again; the browser does not keep them.',
    tooMany: `You can send up to ${maxFiles} files.`,
    tooLarge: (file, size) =>
      `“${file}” cannot be sent: a file can be at most 10 MB${size === undefined ? '' : `; this one is ${size}`}.`,
    unsupported: (file) => `“${file}” cannot be sent: it has to be PDF, JPEG, PNG, HEIC, DOCX or XLSX.`,
  },
};

/** @param size of the file, formatted, where it is known */
export const fileErrorText = (
  { code, file = '' }: FileError,
  language: 'tr' | 'en',
  size?: string,
): string => {
  const { tooMany, tooLarge, unsupported } = fileTexts[language];
  if (code === 'tooManyFiles') return tooMany;
  return code === 'fileTooLarge' ? tooLarge(file, size) : unsupported(file);
};
