import type { ReactNode } from 'react';
import { Unbroken } from './unbroken.tsx';

/** A REF or a lot behind its label, a size, an amount, and what hyphens, or slashes beside digits, join. */
const whole =
  /(\S*(?<!\p{L})(?:REF|Lot|LOT)\s\S+|\d[\d.,]*(?:\s?×\s?\d[\d.,]*)+(?:\s\p{L}{1,3}(?!\p{L})\S*)?|\S+\s×|\S*-\S*|\S*\d\S*\/\S*|\S*\/\S*\d\S*)/u;

/** A text in which no line ends within a REF, a lot or a size, nor between these and what names them. */
export const UnbrokenNumbers = ({ text }: { readonly text: string }): ReactNode => (
  <Unbroken text={text} whole={whole} />
);
