/** White space, terminal control characters, line separators and bidirectional overrides. */
const unsafe = /[\s\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;

/** Text on one line without control characters, truncated to `maxLength` code points plus an ellipsis. */
export const oneLine = (text: string, maxLength = Number.POSITIVE_INFINITY): string => {
  const line = text.replace(unsafe, ' ').trim();
  const characters = Array.from(line);
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('').trimEnd()}…` : line;
};
