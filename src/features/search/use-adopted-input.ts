import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What was typed before the suggestions came. */
export interface AdoptedInput {
  readonly text: string;
  /** Where the cursor stands, when it stands there. */
  readonly selection: readonly [start: number | null, end: number | null] | undefined;
}

/** Goes on where the plain field was left. */
export const useAdoptedInput = ({ selection }: AdoptedInput): RefObject<HTMLInputElement | null> => {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!selection) return;
    field.current?.focus();
    field.current?.setSelectionRange(...selection);
  }, [selection]);
  return field;
};
