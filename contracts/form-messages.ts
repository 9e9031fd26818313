import { fillText, countText } from '#domain/shared/fill-text.ts';
import { maxFileMegabytes } from '#domain/requests/files/file-fault.ts';
import type { Language, Localized } from '#domain/shared/language.ts';
import { maxQuantity } from '#domain/shared/quantity.ts';
import { unitName } from '#domain/shared/unit.ts';
import en from '#locales/en/form.json' with { type: 'json' };
import tr from '#locales/tr/form.json' with { type: 'json' };
import { maxLengths } from './form-fields.ts';
import { maxFiles } from './form-files.ts';
import type { FieldError, FileError } from './submission-result.ts';

/** Shared by browser and server, so that both show the same texts. */
export const formTexts: Localized<typeof tr> = { tr, en };

export const fieldErrorText = (
  { field, code, length, typed, question, reason, sign }: FieldError,
  language: Language,
): string => {
  const texts = formTexts[language];
  const { format } = new Intl.NumberFormat(language);
  if (code === 'tooLong') {
    const max = format(maxLengths[field]);
    return length === undefined
      ? fillText(texts.tooLong, { max })
      : fillText(texts.tooLongAt, { max, length: format(length) });
  }
  if (reason !== undefined) return fillText(texts.emailFaults[reason], { sign });
  if (code === 'required' && field === 'name') return texts.nameRequired;
  if (code === 'required' && field === 'email') return texts.emailRequired;
  if (code === 'question') return question ?? texts.fieldErrors.invalid;
  const error = fillText(texts.fieldErrors[code], { max: format(maxQuantity) });
  return code === 'quantity' && typed ? `${fillText(texts.unreadQuantity, { typed })} ${error}` : error;
};

/** @param retryAfter seconds */
export const tooManyText = (retryAfter: number, language: Language): string =>
  countText(formTexts[language], 'tooMany', { language, count: Math.max(1, Math.ceil(retryAfter / 60)) });

const fileLimits = { max: maxFiles, megabytes: maxFileMegabytes, kinds: 'PDF, JPEG, PNG, HEIC, AVIF, DOCX' };

/** Says which files a form takes. */
export const filesHint = (language: Language): string => fillText(formTexts[language].files.hint, fileLimits);

/** Asks for the files again after a form was sent that comes back without them. */
export const chooseAgainText = (files: readonly string[], language: Language): string => {
  const { chooseAgain, chooseAgainNamed } = formTexts[language].files;
  return files.length > 0 ? fillText(chooseAgainNamed, { files: files.join(', ') }) : chooseAgain;
};

/** @param size of the file, formatted, where it is known */
export const fileErrorText = (
  { code, file = '', found, question = '' }: FileError,
  language: Language,
  size?: string,
): string => {
  const { faults } = formTexts[language].files;
  if (code === 'question') return question;
  const values = { ...fileLimits, file, found, size };
  if (code === 'tooManyFiles' && file !== '') return fillText(faults.tooManyFilesNamed, values);
  if (code === 'fileTooLarge' && size !== undefined) return fillText(faults.fileTooLargeSized, values);
  if (code === 'fileType' && found !== undefined) return fillText(faults.fileTypeFound, values);
  return fillText(faults[code], values);
};

/** Names a unit after a number above one. @param unit left out for pieces */
export const pluralUnit = (unit: string | undefined, language: Language): string =>
  unit === undefined ? formTexts[language].pieces : unitName(unit, 2, language);
