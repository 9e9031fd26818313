import { maxFileMegabytes } from '#domain/requests/files/file-fault.ts';
import { fillText } from '#domain/shared/fill-text.ts';
import type { Language } from '#domain/shared/language.ts';
import { maxLengths } from '#contracts/form-fields.ts';
import { maxFiles } from '#contracts/form-files.ts';
import { apiTexts } from '../../texts/texts.ts';

/** Says why a body holds no form. */
export const bodyErrorText = (
  fault: 'unreadable' | 'tooLarge' | 'filesTooLarge',
  language: Language,
): string =>
  fillText(apiTexts[language].body[fault], {
    max: fault === 'tooLarge' ? maxLengths.message.toLocaleString(language) : maxFiles,
    megabytes: maxFileMegabytes,
  });
