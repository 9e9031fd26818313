import { maxLengths } from '#contracts/form-fields.ts';
import { isBlank, removeReorderingSigns } from '#domain/shared/invisible-signs.ts';
import { type Language, type Localized, otherLanguage } from '#domain/shared/language.ts';
import { type Question, questionParameters, questionSubjects } from '#domain/site/question-address.ts';

/** A message that begins for the visitor, as the address of the page says what was looked for in vain. */
export interface BegunMessage {
  /** The same for the same question, in any language. */
  readonly key: string;
  readonly text: string;
  /** The text in the other language. */
  readonly translation: string;
}

const sentences: Localized<Readonly<Record<keyof Question, (text: string) => string>>> = {
  tr: {
    words: (words) => `Şunu bulamadım: ${words}`,
    document: (words) => `Şunun belgesini bulamadım: ${words}`,
    lots: (lots) => `Şu lotun belgesini arıyorum: ${lots}`,
  },
  en: {
    words: (words) => `I could not find: ${words}`,
    document: (words) => `I could not find a document for: ${words}`,
    lots: (lots) => `I am looking for the document of lot ${lots}`,
  },
};

/** One line without what the schema of the message refuses or removes. */
const cleanLine = (text: string): string =>
  removeReorderingSigns(text)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** Without half a character at its end. */
const cut = (text: string): string =>
  text.length <= maxLengths.message
    ? text
    : text.slice(0, maxLengths.message).replace(/[\uD800-\uDBFF]$/u, '');

/** The message that a query of the request page's address begins; `undefined` where it asks nothing. */
export const readBegunMessage = (search: string, language: Language): BegunMessage | undefined => {
  const parameters = new URLSearchParams(search);
  const asked = questionSubjects.flatMap((subject) => {
    const text = cleanLine(parameters.get(questionParameters[subject]) ?? '');
    return isBlank(text) ? [] : [{ subject, text }];
  });
  if (asked.length === 0) return undefined;
  const textIn = (each: Language): string =>
    cut(asked.map(({ subject, text }) => sentences[each][subject](text)).join('\n'));
  return {
    key: JSON.stringify(asked),
    text: textIn(language),
    translation: textIn(otherLanguage(language)),
  };
};
