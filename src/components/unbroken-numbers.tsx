import type { ReactNode } from 'react';
import { splitNumbers } from '../lib/split-numbers.ts';
import './unbroken.css';

/**
 * A text in which no line ends within a REF, a lot or a size, nor between these and what names them. Each part is in an
 * element, as in `Unbroken`.
 */
export const UnbrokenNumbers = ({ text }: { readonly text: string }): ReactNode => (
  <span>
    {splitNumbers(text).map(({ part, isWhole }, index) => (
      <span key={index} className={isWhole ? 'unbroken' : undefined}>
        {part}
      </span>
    ))}
  </span>
);
