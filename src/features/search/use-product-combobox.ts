import { type UseComboboxReturnValue, useCombobox } from 'downshift';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { FoundProduct } from '#domain/catalogue/products/product.ts';
import { comboboxDefaults } from '../../lib/combobox-defaults.ts';

interface Options {
  readonly id: string;
  readonly found: readonly FoundProduct[];
  /** Text of the field. */
  readonly text: string;
  readonly onPick: (product: FoundProduct) => void;
}

const listKeys = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']);

/** Leaves all keys but those that move in the list or pick from it to the field, its form and the box. */
export const leaveToField = (event: KeyboardEvent, highlightedIndex: number): void => {
  const picks = event.key === 'Enter' && highlightedIndex >= 0;
  if (!picks && !listKeys.has(event.key)) {
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  }
};

/** A combobox with a listbox popup (WAI-ARIA APG) of products; only click and Enter pick one. */
export const useProductCombobox = ({
  id,
  found,
  text,
  onPick,
}: Options): UseComboboxReturnValue<FoundProduct> => {
  const highlightedId = useRef<number>(undefined);
  const combobox = useCombobox<FoundProduct>({
    ...comboboxDefaults(id),
    items: [...found],
    inputValue: text,
    // Open from the first letter on, so that late results take no focus.
    isOpen: text !== '',
    stateReducer(state, { type, changes }) {
      if (type === useCombobox.stateChangeTypes.InputBlur) return { ...state, highlightedIndex: -1 };
      // Otherwise Enter would pick the product below a resting pointer.
      if (type === useCombobox.stateChangeTypes.ItemMouseMove) return state;
      return changes;
    },
    onHighlightedIndexChange({ highlightedIndex }) {
      highlightedId.current = found[highlightedIndex]?.id;
    },
    onSelectedItemChange({ selectedItem }) {
      if (selectedItem) onPick(selectedItem);
    },
  });

  const { setHighlightedIndex } = combobox;
  // New results must not highlight another product.
  useLayoutEffect(
    () => setHighlightedIndex(found.findIndex((product) => product.id === highlightedId.current)),
    [found, setHighlightedIndex],
  );
  return combobox;
};
