import type { UseComboboxReturnValue } from 'downshift';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundProduct } from '#domain/catalogue/product.ts';
import { SuggestionEntry } from './suggestion-entry.tsx';

interface Props {
  readonly combobox: UseComboboxReturnValue<FoundProduct>;
  readonly found: readonly FoundProduct[];
  readonly query: string;
}

export const SuggestionList = ({ combobox, found, query }: Props): ReactNode => (
  <ul
    {...combobox.getMenuProps({ 'aria-label': useTranslation().t('search.suggestionList') })}
    className="combobox-options search-options"
    hidden={found.length === 0}
  >
    {found.map((product, index) => (
      <li
        key={product.id}
        {...combobox.getItemProps({ item: product, index })}
        className={index === combobox.highlightedIndex ? 'highlighted' : undefined}
      >
        <SuggestionEntry product={product} query={query} />
      </li>
    ))}
  </ul>
);
