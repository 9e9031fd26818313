import type { ReactNode } from 'react';
import { Unbroken, compound } from './unbroken.tsx';

/** A REF or a lot behind its label, a size, an amount, what slashes join beside digits, and what is whole in any text. */
const whole = new RegExp(
  String.raw`\S*(?<!\p{L})(?:REF|Lot|LOT)\s\S+|\d[\d.,]*(?:\s?×\s?\d[\d.,]*)+(?:\s\p{L}{1,3}(?!\p{L})\S*)?|\S+\s×|${compound.source}|\S*\d\S*\/\S*|\S*\/\S*\d\S*`,
  'u',
);

/** A text in which no line ends within a REF, a lot, a size or a measure, nor between these and what names them. */
export const UnbrokenNumbers = ({ text }: { readonly text: string }): ReactNode => (
  <Unbroken text={text} whole={whole} />
);
