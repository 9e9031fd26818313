import { plainOrderField } from '../form/submission/order-draft.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Radio buttons share their name. */
const isSameField = (one: Field, other: Field): boolean =>
  one.name === other.name && (one.type !== 'radio' || one.value === other.value);

/**
 * Remembers which field of the order in the HTML has the focus, and its selection.
 * @returns the function that gives both to the field in its place; `undefined` where no field of it has the focus
 */
export const plainFocus = (): ((within: Element) => void) | undefined => {
  const focused = document.activeElement;
  const order = plainOrderField()?.closest('details');
  if (!order?.contains(focused) || !isField(focused)) return undefined;
  const { selectionStart, selectionEnd, selectionDirection, scrollTop } = focused;
  return (within) => {
    const field = [...within.querySelectorAll('input, textarea')]
      .filter(isField)
      .find((each) => isSameField(each, focused));
    field?.focus({ preventScroll: true });
    // A radio button has none.
    if (selectionStart === null) return;
    field?.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    field?.scrollTo({ top: scrollTop });
  };
};
