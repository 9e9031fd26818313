import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Content of the plain field when the autocomplete replaced it. */
export interface InitialInput {
  readonly text: string;
  /** Selection in the field, only if it had focus. */
  readonly selection: readonly [start: number | null, end: number | null] | undefined;
}

/** Restores focus and selection of the plain field. */
export const useInitialInput = ({ selection }: InitialInput): RefObject<HTMLInputElement | null> => {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!selection) return;
    field.current?.focus();
    field.current?.setSelectionRange(...selection);
  }, [selection]);
  return field;
};
