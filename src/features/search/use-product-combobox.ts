import { type UseComboboxReturnValue, useCombobox } from 'downshift';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { comboboxDefaults } from '../../lib/combobox-defaults.ts';

interface Options {
  readonly id: string;
  readonly found: readonly ProductSummary[];
  /** What stands in the field. */
  readonly text: string;
  readonly onPick: (product: ProductSummary) => void;
}

const movesInList = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']);

/** Keys that mark or pick a product are the list's; all others are the text's, the form's and the box's. */
export const leaveToField = (event: KeyboardEvent, marked: number): void => {
  const picks = event.key === 'Enter' && marked >= 0;
  if (!picks && !movesInList.has(event.key)) {
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  }
};

/** Offers products for what is typed (WAI-ARIA APG: combobox with a listbox popup). Only click and Enter pick one. */
export const useProductCombobox = ({
  id,
  found,
  text,
  onPick,
}: Options): UseComboboxReturnValue<ProductSummary> => {
  const marked = useRef<number>(undefined);
  const combobox = useCombobox<ProductSummary>({
    ...comboboxDefaults(id),
    items: [...found],
    inputValue: text,
    // From the first letter on, so that an answer that comes later takes no focus.
    isOpen: text !== '',
    stateReducer(state, { type, changes }) {
      if (type === useCombobox.stateChangeTypes.InputBlur) return { ...state, highlightedIndex: -1 };
      // Only the keyboard marks a product, so that Enter does not pick what the pointer happens to be on.
      if (type === useCombobox.stateChangeTypes.ItemMouseMove) return state;
      return changes;
    },
    onHighlightedIndexChange({ highlightedIndex }) {
      marked.current = found[highlightedIndex]?.id;
    },
    onSelectedItemChange({ selectedItem }) {
      if (selectedItem) onPick(selectedItem);
    },
  });

  const { setHighlightedIndex } = combobox;
  // Another answer must not put another product under the mark.
  useLayoutEffect(
    () => setHighlightedIndex(found.findIndex((product) => product.id === marked.current)),
    [found, setHighlightedIndex],
  );
  return combobox;
};
