import { Fragment, type ReactNode } from 'react';
import type { FoundProduct } from '#domain/catalogue/products/product.ts';
import { SiteLink } from '../../components/navigation/site-link.tsx';
import { Unbroken } from '../../components/text/unbroken.tsx';
import type { Language } from '#domain/shared/language.ts';
import { countText, fillText } from '#domain/shared/fill-text.ts';
import type texts from '#locales/en/search-notes.json';
import { textsOf } from '../../i18n/texts-of.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { resultsPath } from './query.ts';

/** Texts for notes on searches alone: every page loads those of the search box. */
const noteTexts = textsOf(
  import.meta.glob<typeof texts>('/locales/*/search-notes.json', { eager: true, import: 'default' }),
);

/** Remarks of a search on its first result. */
export type Marks = Pick<FoundProduct, 'isRespelt' | 'missing' | 'offered' | 'apart' | 'readings'>;

/** Whether a word or measure at the end of a text is whole while it is being typed: `30` may become `30°`, and `4 m` `4 mm`. */
export const endsWhole = (text: string): boolean => /(?:[^\p{L}\p{N}]|\d\s?\p{L}{2,})$/u.test(text);

/** Leaves out the marks about a word that is still being typed, the last one of the text. */
export const wholeMarks = (marks: Marks | undefined, text: string): Marks => {
  const isWhole = (word: string): boolean => !text.endsWith(word) || endsWhole(word);
  const { missing = [], offered, apart, readings = [], ...rest } = marks ?? {};
  return {
    ...rest,
    missing: missing.filter(isWhole),
    ...(offered && isWhole(offered.measure) && { offered }),
    ...(apart?.measures.every(isWhole) && { apart }),
    // The measure of a number at the end stands there as well.
    readings: readings.filter(({ measure, query }) => !query.endsWith(measure.replace('\u00A0', ' '))),
  };
};

/**
 * Writes the notes on results that the first one calls for: that the query is read as misspelt, what of it the product
 * has not, and what there is instead.
 */
export const matchNotes = (
  first: Marks | undefined,
  query: string,
  language: Language,
): readonly string[] => {
  const texts = noteTexts[language];
  const { offered, apart } = first ?? {};
  const said = new Set([offered?.measure, ...(apart?.measures ?? [])]);
  const missing = (first?.missing ?? []).filter((word) => !said.has(word));
  return [
    ...(first?.isRespelt ? [fillText(texts.respelt, { query })] : []),
    ...(offered
      ? [
          countText(texts, 'offered', {
            ...offered,
            language,
            count: offered.values.length,
            values: new Intl.ListFormat(language).format(offered.values),
          }),
        ]
      : []),
    ...(apart
      ? [
          fillText(apart.measures.length > 2 ? texts.apart.more : texts.apart.two, {
            kind: apart.kind,
            others: apart.measures.slice(0, -1).join(texts.apart.joiner),
            last: apart.measures.at(-1),
          }),
        ]
      : []),
    ...(missing.length > 0
      ? [fillText(texts.missing, { words: missing.map((word) => `“${word}”`).join(', ') })]
      : []),
  ];
};

/** Asks which measure a number is, as plain text; empty without a number to ask about. */
export const readingQuestion = ({ readings = [] }: Marks, language: Language): string =>
  readings.length > 0
    ? `${noteTexts[language].reading} ${readings.map(({ measure }) => measure).join(', ')}?`
    : '';

/** Links to the query with each measure that a number without a unit may be; nothing without such a number. */
export const Readings = ({ readings }: Required<Pick<Marks, 'readings'>>): ReactNode => {
  const { reading } = noteTexts[useLanguage()];
  return (
    readings.length > 0 && (
      <span>
        {` ${reading} `}
        {readings.map(({ measure, query }, index) => (
          <Fragment key={query}>
            {index > 0 && ', '}
            <SiteLink to={resultsPath(query)}>{measure}</SiteLink>
          </Fragment>
        ))}
        ?
      </span>
    )
  );
};

interface Props {
  readonly first: Marks | undefined;
  readonly query: string;
}

export const MatchNotes = ({ first, query }: Props): ReactNode => (
  <>
    {matchNotes(first, query, useLanguage()).map((note) => (
      <Fragment key={note}>
        {' '}
        <Unbroken text={note} />
      </Fragment>
    ))}
    <Readings readings={first?.readings ?? []} />
  </>
);
