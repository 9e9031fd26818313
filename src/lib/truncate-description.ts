/** Characters that search engines show of a description, about; the rest they cut off. */
const longest = 160;

/**
 * A text as the description of a page: one line of at most 160 characters, whole sentences where they fill half of it,
 * else whole words and an ellipsis.
 */
export const truncateDescription = (text: string): string => {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (Array.from(line).length <= longest) return line;
  const [sentences] = /^.{80,159}[.!?](?= )/u.exec(line) ?? [];
  if (sentences !== undefined) return sentences;
  const [
    words = Array.from(line)
      .slice(0, longest - 1)
      .join(''),
  ] = /^.{1,159}(?= )/u.exec(line) ?? [];
  return `${words.replace(/[\s,;:–-]+$/u, '')}…`;
};
