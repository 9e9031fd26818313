interface Block {
  readonly type: 'application/json' | 'application/ld+json';
  readonly id: string;
  readonly value: unknown;
}

/**
 * A block of data in a page: no script that runs, so the content security policy needs no exception. `<` is escaped,
 * so that no text can close the block (HTML Living Standard, 4.12.1.3).
 */
export const jsonBlock = ({ type, id, value }: Block): string => {
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return `<script type="${type}" id="${id}">${json}</script>`;
};
