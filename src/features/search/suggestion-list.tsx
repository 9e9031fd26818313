import type { UseComboboxReturnValue } from 'downshift';
import type { ReactNode } from 'react';
import type { FoundProduct } from '#domain/catalogue/products/product.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { SuggestionEntry } from './suggestion-entry.tsx';
import { suggestionTexts } from './suggestion-texts.ts';

interface Props {
  readonly combobox: UseComboboxReturnValue<FoundProduct>;
  readonly found: readonly FoundProduct[];
  readonly query: string;
}

export const SuggestionList = ({ combobox, found, query }: Props): ReactNode => (
  <ul
    {...combobox.getMenuProps({ 'aria-label': suggestionTexts[useLanguage()].list })}
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
