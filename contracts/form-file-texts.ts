import { maxFileMegabytes } from '#domain/requests/file-fault.ts';
import { maxFiles } from './form-files.ts';
import type { FileError, FileErrorCode } from './submission-result.ts';

interface FileTexts {
  readonly label: string;
  /** Text on the button, in place of the browser's text, which is in the browser's language. */
  readonly choose: string;
  readonly hint: string;
  /** Request to choose the files again, after a form was sent that comes back without them. */
  readonly chooseAgain: (files: readonly string[]) => string;
  /** Texts that say what is wrong with a file. */
  readonly faults: Readonly<Record<FileErrorCode, (error: Named) => string>>;
}

interface Named {
  readonly file: string;
  /** Size of the file, formatted; `undefined` where it is not known. */
  readonly size: string | undefined;
  /** Type of the file; `undefined` where it is not known. */
  readonly found: string | undefined;
}

const kinds = 'PDF, JPEG, PNG, HEIC, AVIF, DOCX';

const listed = (files: readonly string[]): string => (files.length > 0 ? `: ${files.join(', ')}` : '');

/** Shared by browser and server, as the other messages of forms. */
export const fileTexts: Readonly<Record<'tr' | 'en', FileTexts>> = {
  tr: {
    label: 'Dosyalar',
    choose: 'Dosya seç',
    hint: `En çok ${maxFiles} dosya, her biri ${maxFileMegabytes} MB’a kadar: ${kinds} ya da XLSX.`,
    chooseAgain: (files) => `Lütfen dosyalarınızı yeniden seçin${listed(files)}. Tarayıcı onları saklamaz.`,
    faults: {
      tooManyFiles: ({ file }) =>
        `En çok ${maxFiles} dosya gönderilebilir${file === '' ? '' : `; fazla olan: ${file}`}.`,
      fileEmpty: ({ file }) => `“${file}” gönderilemez: dosya boş (0 bayt).`,
      fileTooLarge: ({ file, size }) =>
        `“${file}” gönderilemez: bir dosya en çok ${maxFileMegabytes} MB olabilir${size === undefined ? '' : `; bu dosya ${size}`}.`,
      fileType: ({ file, found }) =>
        `“${file}” gönderilemez: ${found === undefined ? 'içeriği tanınmadı' : `içeriği ${found} türünde`}; dosya ${kinds} ya da XLSX olmalı.`,
      fileProtected: ({ file }) =>
        `“${file}” gönderilemez: dosya parola korumalı. Lütfen parolasız bir kopyasını gönderin.`,
      fileBroken: ({ file }) =>
        `“${file}” gönderilemez: dosya eksik ya da bozuk. Sizde açılıyorsa yeniden kaydedip o kopyayı seçin.`,
    },
  },
  en: {
    label: 'Files',
    choose: 'Choose files',
    hint: `Up to ${maxFiles} files, ${maxFileMegabytes} MB each: ${kinds} or XLSX.`,
    chooseAgain: (files) => `Please choose your files again${listed(files)}. The browser does not keep them.`,
    faults: {
      tooManyFiles: ({ file }) =>
        `You can send up to ${maxFiles} files${file === '' ? '' : `; too many: ${file}`}.`,
      fileEmpty: ({ file }) => `“${file}” cannot be sent: the file is empty (0 bytes).`,
      fileTooLarge: ({ file, size }) =>
        `“${file}” cannot be sent: a file can be at most ${maxFileMegabytes} MB${size === undefined ? '' : `; this one is ${size}`}.`,
      fileType: ({ file, found }) =>
        `“${file}” cannot be sent: ${found === undefined ? 'its content was not recognised' : `its content is of the type ${found}`}; it has to be ${kinds} or XLSX.`,
      fileProtected: ({ file }) =>
        `“${file}” cannot be sent: the file is protected by a password. Please send a copy without one.`,
      fileBroken: ({ file }) =>
        `“${file}” cannot be sent: the file is incomplete or damaged. If it opens, save it again and choose that copy.`,
    },
  },
};

/** @param size of the file, formatted, where it is known */
export const fileErrorText = (
  { code, file = '', found }: FileError,
  language: 'tr' | 'en',
  size?: string,
): string => fileTexts[language].faults[code]({ file, size, found });
