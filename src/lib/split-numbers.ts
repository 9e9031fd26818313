/** A REF or a lot behind its label, a size or an amount, and what a hyphen or a slash joins. */
const whole =
  /(\S*(?<!\p{L})(?:REF|Lot|LOT)\s\S+|\d[\d.,]*(?:\s?×\s?\d[\d.,]*)+(?:\s\p{L}{1,3}(?!\p{L})\S*)?|\d[\d.,]*\s×|\S*-\S*|\S*\d\S*\/\S*|\S*\/\S*\d\S*)/u;

/** In letters. A longer part may be wider than its column. */
const maxLength = 24;

/** Parts of a text, of which a line may end only within those that are not whole. */
export const splitNumbers = (text: string): readonly { readonly part: string; readonly isWhole: boolean }[] =>
  text
    .split(whole)
    .map((part, index) => ({ part, isWhole: index % 2 === 1 && part.length <= maxLength }))
    .filter(({ part }) => part !== '');
