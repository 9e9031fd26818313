import { useMemo, useSyncExternalStore } from 'react';
import { maxLengths } from '#contracts/form-fields.ts';
import { fillText } from '#domain/shared/fill-text.ts';
import { type Language, type Localized, otherLanguages } from '#domain/shared/language.ts';
import { questionParameters } from '#domain/site/question-parameters.ts';
import en from '#locales/en/question.json' with { type: 'json' };
import tr from '#locales/tr/question.json' with { type: 'json' };
import { useLanguage } from '../../../i18n/use-language.ts';
import type { BegunMessage } from '../form/submission/begun-message.ts';

/** Sentences that a question begins with. */
const questions: Localized<typeof tr> = { tr, en };

/** One line without what the form refuses, and without signs that show a text in another order. */
const cleanLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ').trim();

/** Cuts a text to the maximum length of a message, without half a character at its end. */
const cut = (text: string): string => text.slice(0, maxLengths.message).replace(/[\uD800-\uDBFF]$/u, '');

/** The message of the draft, with what was begun below it; on its own where both are too long together. */
const joinMessages = (own: string, added: string): string => {
  const joined = `${own}\n\n${added}`;
  return joined.length <= maxLengths.message ? joined : own;
};

/** The message that a query of the request page's address begins; `undefined` where it asks nothing. */
export const readBegunMessage = (
  search: string,
  language: Language,
): Omit<BegunMessage, 'isHydrated'> | undefined => {
  const query = new URLSearchParams(search);
  const asked = questionParameters.flatMap((name) => {
    const text = cleanLine(query.get(name) ?? '');
    return text === '' ? [] : [{ name, text }];
  });
  if (asked.length === 0) return undefined;
  const key = JSON.stringify(asked);
  const textIn = (each: Language): string =>
    cut(asked.map(({ name, text }) => fillText(questions[each].begun[name], { text })).join('\n'));
  const text = textIn(language);
  return {
    key,
    text,
    withDraft(input, { values: { message: own }, begun }) {
      // The language was changed since.
      if (otherLanguages(language).some((other) => own === textIn(other)))
        return input === own ? text : input;
      if (begun !== key && !own.includes(input)) return joinMessages(own, input);
      return input === text || input === '' ? own : input;
    },
  };
};

const subscribeToNothing = () => () => {};

/** The message that the address of the page begins. */
export const useBegunMessage = (search: string): BegunMessage | undefined => {
  const language = useLanguage();
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return useMemo(() => {
    const begun = readBegunMessage(search, language);
    return begun && { ...begun, isHydrated };
  }, [search, language, isHydrated]);
};
