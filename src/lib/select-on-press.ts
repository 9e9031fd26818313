import type { MouseEvent } from 'react';

/**
 * Selects the value of a text field when a pointer gives it the focus, as Tab does, so that what is typed takes its place. A
 * press in a field that has the focus places the caret.
 */
export const selectOnPress = (event: MouseEvent<HTMLInputElement>): void => {
  const { currentTarget: field } = event;
  if (field === document.activeElement) return;
  // The browser would place the caret.
  event.preventDefault();
  field.focus();
  field.select();
};
