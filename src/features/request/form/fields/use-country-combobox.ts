import { type UseComboboxReturnValue, useCombobox } from 'downshift';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { comboboxDefaults } from '../../../../lib/combobox-defaults.ts';
import { findByExactName } from '#domain/shared/normalize-name.ts';
import type { Country } from '#domain/requests/contact/countries.ts';
import { findCountries } from '#domain/requests/contact/find-countries.ts';
import { sortForList } from '#domain/requests/contact/sort-countries.ts';

interface Options {
  readonly id: string;
  readonly countries: readonly Country[];
  /** Text of the input. */
  readonly text: string;
  readonly language: Language;
  readonly onPick: (country: Country) => void;
}

export interface CountryCombobox extends UseComboboxReturnValue<Country> {
  readonly matches: readonly Country[];
}

/**
 * A combobox of countries that match the text. Picking one (by click, by Enter, or by leaving the field while one is
 * highlighted with the keyboard) changes the text; Escape closes the list without picking.
 */
export const useCountryCombobox = ({ id, countries, text, language, onPick }: Options): CountryCombobox => {
  const [isTyping, setIsTyping] = useState(false);
  const sorted = useMemo(() => sortForList(countries, language), [countries, language]);
  const matches = useMemo(() => {
    // Opened on a country that was picked before, the list offers all countries.
    const query = isTyping || !findByExactName(sorted, text, language) ? text : '';
    return findCountries(sorted, query, language);
  }, [sorted, text, language, isTyping]);

  const combobox = useCombobox<Country>({
    ...comboboxDefaults(id),
    items: [...matches],
    inputValue: text,
    itemToString: (country) => country?.name[language] ?? '',
    stateReducer(state, { type, changes }) {
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) {
        return { ...state, isOpen: false, highlightedIndex: -1 };
      }
      // Leaving the field picks the highlighted country, so hovering must not highlight one.
      if (type === useCombobox.stateChangeTypes.ItemMouseMove) return state;
      return changes;
    },
    onStateChange({ type }) {
      if (type === useCombobox.stateChangeTypes.InputChange) setIsTyping(true);
    },
    onIsOpenChange({ isOpen }) {
      if (!isOpen) setIsTyping(false);
    },
    onSelectedItemChange({ selectedItem }) {
      if (selectedItem) onPick(selectedItem);
    },
  });
  const openTyped = useEffectEvent(() => {
    const isOpenText = text !== '' && !findByExactName(sorted, text, language);
    if (isOpenText && document.activeElement?.id === id) combobox.openMenu();
  });
  useEffect(() => {
    // Who types since before they had come sees what fits.
    if (countries.length > 0) openTyped();
  }, [countries]);
  return { ...combobox, matches };
};
