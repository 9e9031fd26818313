import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { otherLanguage } from '#domain/shared/language.ts';
import './suggestions.css';
import { SearchForm } from './search-form.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { inSameForm, paths } from '../../lib/paths.ts';
import { namedExactly } from '../../lib/normalize-name.ts';
import { resultsAddress, tidyQuery } from './query.ts';
import { AutocompleteStatus } from './autocomplete-status.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { leaveToField, useProductCombobox } from './use-product-combobox.ts';
import { type AdoptedInput, useAdoptedInput } from './use-adopted-input.ts';
import { useSuggestions } from './use-suggestions.ts';
import { useVisibleHeight } from './use-visible-height.ts';

interface Props {
  readonly begun: AdoptedInput;
  readonly onLeave: () => void;
}

/** Suggests products for what is typed. Sent, it leads to the product of exactly that name, or stays (spec §5). */
export const Autocomplete = ({ begun, onLeave }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const form = useParams()['language'];
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState(begun.text);
  const [sent, setSent] = useState<{ readonly query: string }>();
  const query = tidyQuery(text);
  const waits = query !== '' && sent?.query === query;
  const { found, state, askAgain } = useSuggestions(query, { language, hurry: waits });
  const field = useAdoptedInput(begun);
  useVisibleHeight();
  const [hasKeys] = useState(() => window.matchMedia('(hover: hover)').matches);

  const open = ({ slug }: ProductSummary): void => {
    onLeave();
    void navigate(inSameForm(paths.product(slug.en), form), { viewTransition: true });
  };
  const combobox = useProductCombobox({ id, found, text, onPick: open });
  const answered = waits && state === 'settled';
  const meant = answered
    ? (namedExactly(found, query, language) ?? namedExactly(found, query, otherLanguage(language)))
    : undefined;
  const go = useEffectEvent((product: ProductSummary) => {
    // Not from a box that was closed in the meantime.
    if (field.current?.closest('details')?.open) open(product);
  });
  useEffect(() => {
    if (sent && meant) go(meant);
  }, [sent, meant]);

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setSent({ query });
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
          // Read with the field, so once for each time the box is opened.
          'aria-describedby': hasKeys ? `${id}-hint` : undefined,
        }}
      />
      <p id={`${id}-hint`} hidden>
        {t('search.hint')}
      </p>
      <AutocompleteStatus
        query={query}
        state={state}
        count={found.length}
        notNamed={answered && !meant}
        onAskAgain={() => {
          // The button goes.
          field.current?.focus();
          askAgain();
        }}
      />
      <SuggestionList combobox={combobox} found={found} query={query} />
      {found.length > 0 && (
        <SiteLink to={resultsAddress(query)} className="search-all onward">
          {t('search.all')}
        </SiteLink>
      )}
    </>
  );
};
