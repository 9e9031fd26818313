import type { ReactNode } from 'react';
import './unbroken.css';

const compound = /(\S*-\S*)/u;

/** In letters. A longer word may be wider than its column. */
const maxLength = 24;

/** A text in which no line ends at a hyphen. A sign in the text would be copied along with it. */
export const Unbroken = ({ text }: { readonly text: string }): ReactNode =>
  text.includes('-')
    ? text.split(compound).map((part, index) =>
        index % 2 === 1 && part.length <= maxLength ? (
          <span key={index} className="unbroken">
            {part}
          </span>
        ) : (
          part
        ),
      )
    : text;
