/** About as many characters as search engines show of a description. */
const maxLength = 160;

/**
 * A text as the description of a page: one line of at most 160 characters, whole sentences where they fill half of it,
 * else whole words and an ellipsis.
 */
export const truncateDescription = (text: string): string => {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (Array.from(line).length <= maxLength) return line;
  const [sentences] = /^.{80,159}[.!?](?= )/u.exec(line) ?? [];
  if (sentences !== undefined) return sentences;
  const [
    truncated = Array.from(line)
      .slice(0, maxLength - 1)
      .join(''),
  ] = /^.{1,159}(?= )/u.exec(line) ?? [];
  return `${truncated.replace(/[\s,;:–-]+$/u, '')}…`;
};
