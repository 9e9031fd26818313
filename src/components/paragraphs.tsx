import type { ReactNode } from 'react';

/** Plain text of the content files, where a line is a paragraph. */
export const Paragraphs = ({ text }: { readonly text: string }): ReactNode =>
  text
    .split(/\n+/u)
    .filter((line) => line.trim() !== '')
    // Paragraphs of one text never change places, so their number is a key.
    .map((line, index) => <p key={index}>{line}</p>);
