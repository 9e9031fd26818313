import type { ReactNode } from 'react';
import { markMatches } from './mark-matches.ts';

interface Props {
  readonly text: string;
  readonly query: string;
}

/** A text with the matches of a query marked. */
export const MarkedText = ({ text, query }: Props): ReactNode =>
  markMatches(text, query).map((piece, index) =>
    piece.marked ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
  );
