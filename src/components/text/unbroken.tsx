import type { ReactNode } from 'react';
import './unbroken.css';

/** Pattern of what hyphens join, and of a number with its unit. */
export const compound = /\S*-\S*|\d\S*\s(?:\p{L}{1,2}(?!\p{L})|°|de[gr]\p{L}+)/u;

/** Maximum length of a part that is kept unbroken, in letters. A longer word may be wider than its column. */
const maxLength = 24;

interface Props {
  readonly text: string;
  /** Pattern of what does not part, without groups. Default: what hyphens join, and numbers with units. */
  readonly whole?: RegExp;
}

/**
 * A text in which no line ends at a hyphen or before a unit. A sign in the text would be copied along with it. Each part is in an element, as
 * browser translation replaces texts, which React could not change then.
 */
export const Unbroken = ({ text, whole = compound }: Props): ReactNode => {
  const parts = text.split(new RegExp(`(${whole.source})`, 'u'));
  return (
    <span>
      {parts.length > 1
        ? parts.map((part, index) => (
            <span
              key={index}
              className={index % 2 === 1 && part.length <= maxLength ? 'unbroken' : undefined}
            >
              {part}
            </span>
          ))
        : text}
    </span>
  );
};
