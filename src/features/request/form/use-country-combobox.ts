import { type UseComboboxReturnValue, useCombobox } from 'downshift';
import { useMemo, useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { comboboxDefaults } from '../../../lib/combobox-defaults.ts';
import { namedExactly } from '../../../lib/normalize-name.ts';
import { type Country, inOrderOfName } from './countries.ts';
import { findCountries } from './find-countries.ts';

/** More than these nobody reads; a letter more finds what is not among them. */
const maxFound = 30;

interface Options {
  readonly id: string;
  readonly countries: readonly Country[];
  /** What stands in the field. */
  readonly text: string;
  readonly language: Language;
  readonly onPick: (country: Country) => void;
}

export interface CountryCombobox extends UseComboboxReturnValue<Country> {
  readonly found: readonly Country[];
}

/**
 * Offers countries for what is typed. Only choosing one changes the text: by click, by Enter, or by leaving the field
 * while the keyboard has one marked. Escape chooses none.
 */
export const useCountryCombobox = ({ id, countries, text, language, onPick }: Options): CountryCombobox => {
  const [typing, setTyping] = useState(false);
  const sorted = useMemo(() => inOrderOfName(countries, language), [countries, language]);
  const found = useMemo(() => {
    // Opened on a country that was picked before, the list offers all the others too.
    const query = typing || !namedExactly(sorted, text, language) ? text : '';
    const fitting = findCountries(sorted, query, language);
    return query.trim() === '' ? fitting : fitting.slice(0, maxFound);
  }, [sorted, text, language, typing]);

  const combobox = useCombobox<Country>({
    ...comboboxDefaults(id),
    items: [...found],
    inputValue: text,
    itemToString: (country) => country?.name[language] ?? '',
    stateReducer(state, { type, changes }) {
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) {
        return { ...state, isOpen: false, highlightedIndex: -1 };
      }
      // Only the keyboard marks a country, so that leaving the field does not pick what the pointer happens to be on.
      if (type === useCombobox.stateChangeTypes.ItemMouseMove) return state;
      return changes;
    },
    onStateChange({ type }) {
      if (type === useCombobox.stateChangeTypes.InputChange) setTyping(true);
    },
    onIsOpenChange({ isOpen }) {
      if (!isOpen) setTyping(false);
    },
    onSelectedItemChange({ selectedItem }) {
      if (selectedItem) onPick(selectedItem);
    },
  });
  return { ...combobox, found };
};
