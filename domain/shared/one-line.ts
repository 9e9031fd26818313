import { removeStraySigns } from '#domain/shared/invisible-signs.ts';

/** White space, terminal control characters, line separators, and what sets a part of a line in another direction. */
const spaces = /[\s\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu;

/** Text on one line without control characters and invisible signs, truncated to `maxLength` code points plus an ellipsis. */
export const oneLine = (text: string, maxLength = Number.POSITIVE_INFINITY): string => {
  const line = removeStraySigns(text.replaceAll(spaces, ' ')).trim();
  const characters = Array.from(line);
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('').trimEnd()}…` : line;
};
