import type { ReactNode } from 'react';

interface Props {
  /** Pieces of the sentence, of which every second one matches. */
  readonly pieces: readonly string[];
}

/** A sentence of a product's texts with its matches marked. */
export const Excerpt = ({ pieces }: Props): ReactNode => (
  <p>
    {pieces.map((piece, index) =>
      index % 2 === 1 ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
    )}
  </p>
);
