/** White space, and what could command a terminal, begin another line or turn the direction of writing. */
const unfit = /[\s\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;

/** Text as one line of plain characters, cut after `longest` of them with an ellipsis. */
export const oneLine = (text: string, longest = Number.POSITIVE_INFINITY): string => {
  const line = text.replace(unfit, ' ').trim();
  const characters = Array.from(line);
  return characters.length > longest ? `${characters.slice(0, longest).join('').trimEnd()}…` : line;
};
