/** ASCII text as bytes. */
export const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

const hasAt = (bytes: Uint8Array, wanted: Uint8Array, position: number): boolean =>
  wanted.every((byte, index) => bytes[position + index] === byte);

/** Position of the first occurrence of the wanted bytes at or after a position; -1 where there is none. */
export const findBytes = (bytes: Uint8Array, wanted: Uint8Array, from = 0): number => {
  const [first = 0] = wanted;
  let position = bytes.indexOf(first, from);
  while (position !== -1 && !hasAt(bytes, wanted, position)) position = bytes.indexOf(first, position + 1);
  return position;
};

/** Position of the last occurrence of the wanted bytes; -1 where there is none. */
export const findLastBytes = (bytes: Uint8Array, wanted: Uint8Array): number => {
  const [first = 0] = wanted;
  let position = bytes.lastIndexOf(first);
  while (position !== -1 && !hasAt(bytes, wanted, position))
    position = position === 0 ? -1 : bytes.lastIndexOf(first, position - 1);
  return position;
};

export const hasBytes = (bytes: Uint8Array, wanted: Uint8Array): boolean => findBytes(bytes, wanted) !== -1;
