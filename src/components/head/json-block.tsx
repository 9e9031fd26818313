import type { ReactNode } from 'react';

interface Props {
  readonly type: 'application/json' | 'application/ld+json';
  readonly id: string;
  readonly value: unknown;
}

/**
 * A block of data in a page: not an executable script, so the content security policy needs no exception. `<` is
 * escaped, so that no text can close the block (HTML Living Standard, 4.12.1.3).
 */
export const JsonBlock = ({ type, id, value }: Props): ReactNode => (
  <script
    type={type}
    id={id}
    dangerouslySetInnerHTML={{ __html: JSON.stringify(value).replaceAll('<', String.raw`\u003c`) }}
  />
);
