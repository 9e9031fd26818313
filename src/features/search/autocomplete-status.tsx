import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundProduct } from '#domain/catalogue/products/product.ts';
import { questionPath } from '#domain/site/question-path.ts';
import { SiteLink } from '../../components/navigation/site-link.tsx';
import { Unbroken } from '../../components/text/unbroken.tsx';
import { countText, fillText } from '#domain/shared/fill-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Readings, endsWhole, matchNotes, readingQuestion, wholeMarks } from './match-notes.tsx';
import { suggestionTexts } from './suggestion-texts.ts';
import { useDebounced } from './use-debounced.ts';
import type { Suggestions } from './use-suggestions.ts';

interface Props {
  readonly query: string;
  /** Text of the field, with the space behind a word that is whole. */
  readonly text: string;
  readonly state: Suggestions['state'];
  /** Number of suggestions. */
  readonly count: number;
  /** The best suggestion. */
  readonly first: FoundProduct | undefined;
  /** Whether the submitted query is no product's exact name. */
  readonly hasNoExactMatch: boolean;
  /** Id of the message. */
  readonly id: string;
  readonly onRetry: () => void;
  /** The way on, beside the message. */
  readonly children?: ReactNode;
}

/** The state of the search; screen readers get it debounced, with the number of suggestions. */
export const AutocompleteStatus = ({
  query,
  text,
  state,
  count,
  first,
  hasNoExactMatch,
  id,
  onRetry,
  children,
}: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const texts = suggestionTexts[language];
  const isSettled = state === 'settled';
  const marks = (hasNoExactMatch ? first : wholeMarks(first, text)) ?? {};
  const notes = matchNotes(marks, query, language).join(' ');
  const hasFailed = !isSettled && state !== 'waiting' && state !== 'late';
  const isEmpty = isSettled && query !== '' && count === 0;
  const message =
    (state === 'late' && texts.searching) ||
    (hasFailed && texts.failed[state]) ||
    (isSettled &&
      first?.isSimilar &&
      [
        (hasNoExactMatch || endsWhole(text)) && t('search.noResults', { query }),
        notes,
        `${t('product.related')}:`,
      ]
        .filter(Boolean)
        .join(' ')) ||
    (hasNoExactMatch &&
      count > 0 &&
      [notes, fillText(texts.noExactMatch, { query })].filter(Boolean).join(' ')) ||
    (isSettled && notes) ||
    (isEmpty && t('search.noResults', { query })) ||
    '';
  const countMessage = isSettled && count > 0 ? countText(texts, 'count', { language, count }) : '';
  const announced = useDebounced(
    state === 'waiting'
      ? undefined
      : [message, isSettled && readingQuestion(marks, language)].filter(Boolean).join(' ') || countMessage,
  );
  return (
    <div className="search-status">
      <p id={id}>
        <Unbroken text={message} />
        {isSettled && <Readings readings={marks.readings ?? []} />}
      </p>
      <output className="visually-hidden">{announced}</output>
      {hasFailed && (
        <button type="button" className="button secondary" onClick={onRetry}>
          {t('error.retry')}
        </button>
      )}
      {(isEmpty || (isSettled && (first?.isSimilar ?? marks.offered ?? marks.apart))) && (
        <SiteLink to={questionPath({ q: query })} className="arrow-link">
          {t('listing.ask')}
        </SiteLink>
      )}
      {children}
    </div>
  );
};
