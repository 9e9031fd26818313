import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { FoundProduct } from '#domain/catalogue/products/product.ts';
import { findExactName } from '#domain/search/words/find-exact-name.ts';
import './suggestions.css';
import { SearchForm } from './search-form.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { inSameForm } from '../../lib/paths.ts';
import { foundPath } from './found-path.ts';
import { cleanQuery, normalizeQuery, resultsPath } from './query.ts';
import { GroupLinks, ProcedureSuggestions } from './named-links.tsx';
import { AutocompleteStatus } from './autocomplete-status.tsx';
import { ResultsLink } from './results-link.tsx';
import { suggestionTexts } from './suggestion-texts.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { isTyping } from './is-typing.ts';
import { leaveToField, useProductCombobox } from './use-product-combobox.ts';
import { type InitialInput, useInitialInput } from './use-initial-input.ts';
import { type SubmittedQuery, useOpenSubmitted } from './use-open-submitted.ts';
import { useSuggestions } from './use-suggestions.ts';
import { useVisibleHeight } from './use-visible-height.ts';

/** The ways out of the search box. @param onLeave called before one is taken */
const useExits = (onLeave: () => void) => {
  const { language: prefix } = useParams();
  const navigate = useNavigate();
  return {
    open(product: FoundProduct): void {
      onLeave();
      void navigate(inSameForm(foundPath(product), prefix), { viewTransition: true });
    },
    showResults(text: string): void {
      onLeave();
      void navigate(inSameForm(resultsPath(cleanQuery(text)), prefix));
    },
  };
};

interface Props {
  /** The plain field that this one replaces. */
  readonly initialInput: InitialInput;
  readonly onLeave: () => void;
}

/**
 * Suggests products while typing. Submitting opens the product with exactly that name or REF, if there is one (spec §5); else the
 * button leads to the results, and Enter in the field stays and gives focus to a link to them.
 */
export const Autocomplete = ({ initialInput, onLeave }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { open, showResults } = useExits(onLeave);
  const id = useId();
  const [text, setText] = useState(initialInput.text);
  const [submitted, setSubmitted] = useState<SubmittedQuery>();
  const query = normalizeQuery(text);
  const isWaiting = query !== '' && submitted?.query === query;
  const { found, state, retry } = useSuggestions(query, { language, immediate: isWaiting });
  const field = useInitialInput(initialInput);
  useVisibleHeight();
  const [hasKeyboard] = useState(() => window.matchMedia('(hover: hover)').matches);

  const combobox = useProductCombobox({ id, found, text, onPick: open });
  const isAnswered = isWaiting && state === 'settled';
  const exactMatch = isAnswered ? findExactName(found, query) : undefined;
  const hasNoExactMatch = isAnswered && !exactMatch;
  const results = useOpenSubmitted(submitted, { exactMatch, hasNoExactMatch }, field, {
    open,
    showResults: () => showResults(text),
  });

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setSubmitted({ query, isByButton: document.activeElement !== field.current });
  };
  return (
    <>
      <SearchForm
        label={t('search.title')}
        onSubmit={onSubmit}
        field={{
          ...combobox.getInputProps({
            ref: field,
            onChange: (event) => setText(event.currentTarget.value),
            onKeyDown: (event) => leaveToField(event, combobox.highlightedIndex),
          }),
          'aria-expanded': found.length > 0,
          // Read aloud once, when the field gets focus.
          'aria-describedby': hasKeyboard ? `${id}-hint` : undefined,
        }}
      />
      <p id={`${id}-hint`} hidden>
        {suggestionTexts[language].hint}
      </p>
      <AutocompleteStatus
        query={query}
        text={text}
        state={state}
        count={found.length}
        first={found[0]}
        hasNoExactMatch={hasNoExactMatch}
        id={`${id}-status`}
        onRetry={() => {
          // Retrying removes the focused button.
          field.current?.focus();
          retry();
        }}
      >
        {(hasNoExactMatch || found.length > 0) && (
          <ResultsLink
            ref={results}
            text={text}
            isEmpty={found.length === 0}
            aria-describedby={hasNoExactMatch ? `${id}-status` : undefined}
            onKeyDown={(event) => {
              if (isTyping(event)) field.current?.focus();
            }}
          />
        )}
      </AutocompleteStatus>
      <GroupLinks query={query} />
      <SuggestionList combobox={combobox} found={found} query={query} />
      <ProcedureSuggestions query={query} />
    </>
  );
};
