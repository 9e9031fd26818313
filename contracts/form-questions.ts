import { fillText } from '#domain/shared/fill-text.ts';
import { type Country, getCountries } from '#domain/requests/contact/countries.ts';
import { possibleCountries } from '#domain/requests/contact/find-countries.ts';
import { sortForList } from '#domain/requests/contact/sort-countries.ts';
import type { RequestKind } from '#domain/requests/visitor-request.ts';
import { isBlank } from '#domain/shared/invisible-signs.ts';
import type { Language, Localized } from '#domain/shared/language.ts';
import { normalizeName } from '#domain/shared/normalize-name.ts';
import en from '#locales/en/form-questions.json' with { type: 'json' };
import tr from '#locales/tr/form-questions.json' with { type: 'json' };
import type { AskedField } from './asked-fields.ts';
import { type FormField, trimText } from './form-fields.ts';
import type { FormError } from './submission-result.ts';

/** More names would be no help. */
const maxNamed = 4;

const texts: Localized<typeof tr> = { tr, en };

interface UnknownCountry {
  readonly texts: typeof tr.country;
  /** Countries that the text may mean, best first. */
  readonly similar: readonly Country[];
}

/** Texts about a text that is no country; `undefined` for one in any language or its code, and for an empty one. */
export const unknownCountry = (text: string, language: Language): UnknownCountry | undefined => {
  if (normalizeName(text) === '') return undefined;
  const similar = possibleCountries(sortForList(getCountries(), language), text, language);
  return similar && { texts: texts[language].country, similar: similar.slice(0, maxNamed) };
};

/**
 * Asks about a text that is no country; `undefined` for one that is, or is empty.
 * @param isNaming whether the question names those that the text may mean, as it has to where no button does
 */
export const countryQuestion = (text: string, language: Language, isNaming: boolean): string | undefined => {
  const found = unknownCountry(text, language);
  if (!found) return undefined;
  const { unknown, which, similar, insist } = found.texts;
  const names = found.similar.map(({ name }) => name[language]).join(', ');
  if (names === '') return `${unknown} ${insist}`;
  return [which, ...(isNaming ? [fillText(similar, { names })] : []), insist].join(' ');
};

/** Fields that say what somebody needs; the others say who they are. */
const needFields = [
  'message',
  'products',
  'orderLines',
  'device',
  'serialNumber',
  'tenderNumber',
] as const satisfies readonly FormField[];

/** Form that is about to be sent, as far as visitors are asked about it. */
export interface AskedForm {
  readonly kind: RequestKind;
  readonly values: Readonly<Partial<Record<FormField, unknown>>>;
  /** Whether it comes back anyway, with faults to mend. */
  readonly isFaulty: boolean;
  readonly hasFiles: boolean;
  /** Names of files that were chosen before, and not again. */
  readonly lostFiles: readonly string[];
  /** Whether buttons of the page name countries that an unknown one may mean. */
  readonly hasGuesses: boolean;
  /** Texts that were asked about before. */
  readonly asked: Readonly<Partial<Record<AskedField, string>>>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? trimText(value) : '');

/** Whether a form says nothing but who has sent it. A request for the catalogue says by itself what it is for. */
const isWithoutNeed = ({ kind, values }: AskedForm): boolean =>
  kind !== 'catalogue' &&
  needFields.every((field) => {
    const text = textOf(values[field]);
    return text === '-' || isBlank(text);
  });

/**
 * Asks about what a form has or lacks that may not be meant, once: sent again, it is. What a form lacks may follow as
 * its faults are mended; and other files, which a question would lose again, are an answer.
 */
export const formQuestions = (form: AskedForm, language: Language): readonly FormError[] => {
  const country = textOf(form.values.country);
  const { need, files } = texts[language];
  const names = form.lostFiles.join(', ');
  const isDone = !form.isFaulty && !form.hasFiles;
  const questions = [
    ['country', country, countryQuestion(country, language, !form.hasGuesses)],
    ['message', '', isDone && isWithoutNeed(form) ? need : undefined],
    ['files', names, isDone && names !== '' ? fillText(files, { files: names }) : undefined],
  ] as const;
  return questions.flatMap(([field, about, question]) =>
    question === undefined || form.asked[field]?.trim() === about
      ? []
      : [{ field, code: 'question' as const, about, question }],
  );
};
