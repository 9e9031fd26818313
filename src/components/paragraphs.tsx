import type { ReactNode } from 'react';

/** Plain text of the content files, in which each line is a paragraph. */
export const Paragraphs = ({ text }: { readonly text: string }): ReactNode =>
  text
    .split(/\n+/u)
    .filter((line) => line.trim() !== '')
    .map((line, index) => <p key={index}>{line}</p>);
