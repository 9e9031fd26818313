import { maxFileMegabytes } from '#domain/requests/file-fault.ts';
import type { Language } from '#domain/shared/language.ts';
import { maxFiles } from '#contracts/form-files.ts';

interface BodyMessages {
  readonly unreadable: string;
  /** @param max characters of the message */
  readonly tooLarge: (max: number) => string;
  readonly filesTooLarge: string;
}

/**
 * Messages about bodies that hold no form. They are no part of the form's messages, which every page with a form loads.
 */
export const bodyMessages: Readonly<Record<Language, BodyMessages>> = {
  tr: {
    unreadable: 'Gönderilen veri okunamadı. Alanları JSON ya da form verisi olarak gönderin.',
    filesTooLarge: `Gönderilen dosyalar çok büyük ya da çok fazla. En çok ${maxFiles} dosya gönderebilirsiniz, her biri ${maxFileMegabytes} MB’a kadar.`,
    tooLarge: (max) =>
      `Gönderilen veri çok büyük. Mesaj en çok ${max.toLocaleString('tr')} karakter olabilir; lütfen kısaltın.`,
  },
  en: {
    unreadable: 'What was sent could not be read. Send the fields as JSON or as form data.',
    filesTooLarge: `The files are too large or too many. You can send up to ${maxFiles} files, ${maxFileMegabytes} MB each.`,
    tooLarge: (max) =>
      `What was sent is too large. A message may have at most ${max.toLocaleString('en')} characters; please shorten it.`,
  },
};
