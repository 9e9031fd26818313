import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { FoundProduct } from '#domain/catalogue/product.ts';
import { findByName } from '#domain/search/find-by-name.ts';
import { findExactName } from '#domain/search/find-exact-name.ts';
import { useSite } from '../../api/site.ts';
import './suggestions.css';
import { SearchForm } from './search-form.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { inSameForm, paths } from '../../lib/paths.ts';
import { withProducts } from '../../lib/with-products.ts';
import { foundPath } from './found-path.ts';
import { cleanQuery, normalizeQuery, resultsPath } from './query.ts';
import { AutocompleteStatus } from './autocomplete-status.tsx';
import { ResultsLink } from './results-link.tsx';
import { suggestionTexts } from './suggestion-texts.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { isTyping } from './is-typing.ts';
import { leaveToField, useProductCombobox } from './use-product-combobox.ts';
import { type InitialInput, useInitialInput } from './use-initial-input.ts';
import { useSuggestions } from './use-suggestions.ts';
import { useVisibleHeight } from './use-visible-height.ts';

/** Each once, as several solutions may have it. */
const groupsOf = ({ solutions }: ReturnType<typeof useSite>['catalogue']) =>
  withProducts([
    ...new Map(
      solutions.flatMap(({ categories }) => categories.map((category) => [category.slug, category])),
    ).values(),
  ]);

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
  const { procedures, catalogue } = useSite();
  const { language: prefix } = useParams();
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState(initialInput.text);
  const [submitted, setSubmitted] = useState<{ readonly query: string; readonly isByButton: boolean }>();
  const query = normalizeQuery(text);
  const isWaiting = query !== '' && submitted?.query === query;
  const { found, state, retry } = useSuggestions(query, { language, immediate: isWaiting });
  const field = useInitialInput(initialInput);
  useVisibleHeight();
  const [hasKeyboard] = useState(() => window.matchMedia('(hover: hover)').matches);

  const open = (product: FoundProduct): void => {
    onLeave();
    void navigate(inSameForm(foundPath(product), prefix), { viewTransition: true });
  };
  const combobox = useProductCombobox({ id, found, text, onPick: open });
  const isAnswered = isWaiting && state === 'settled';
  const exactMatch = isAnswered ? findExactName(found, query) : undefined;
  const hasNoExactMatch = isAnswered && !exactMatch;
  const results = useRef<HTMLAnchorElement>(null);
  // The search box may have been closed in the meantime.
  const isShown = (): boolean => field.current?.closest('details')?.open === true;
  const openIfShown = useEffectEvent((product: FoundProduct) => {
    if (isShown()) open(product);
  });
  useEffect(() => {
    if (submitted && exactMatch) openIfShown(exactMatch);
  }, [submitted, exactMatch]);
  const showResults = useEffectEvent(() => {
    if (!isShown()) return;
    onLeave();
    void navigate(inSameForm(resultsPath(cleanQuery(text)), prefix));
  });
  useEffect(() => {
    if (submitted?.isByButton && hasNoExactMatch) showResults();
    // Not if the visitor has gone on to something else meanwhile.
    else if (submitted && hasNoExactMatch && document.activeElement?.closest('form') === field.current?.form)
      results.current?.focus();
  }, [submitted, hasNoExactMatch, field]);

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
      {findByName(groupsOf(catalogue), query).map(({ slug, name, products }) => (
        <SiteLink key={slug} to={paths.category(slug)} className="search-all search-group arrow-link">
          {`${name[language]} (${products})`}
        </SiteLink>
      ))}
      <SuggestionList combobox={combobox} found={found} query={query} />
      {findByName(procedures, query).map(({ slug, name }) => (
        <SiteLink isServerPage key={slug} to={paths.procedure(slug)} className="search-all arrow-link">
          {`${t('menu.procedures')}: ${name[language]}`}
        </SiteLink>
      ))}
    </>
  );
};
