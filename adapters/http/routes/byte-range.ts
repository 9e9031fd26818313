/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The one range of bytes that a client asks for (RFC 9110, 14.2); `undefined` where all is to be sent, as for several ranges.
 * @param header `bytes=0-499`, `bytes=500-` or `bytes=-500`
 */
export const readByteRange = (header: string, size: number): ByteRange | 'unsatisfiable' | undefined => {
  const { first = '', last = '' } = /^bytes=(?<first>\d*)-(?<last>\d*)$/u.exec(header)?.groups ?? {};
  if (first === '' && last === '') return undefined;
  const [start, end] =
    first === ''
      ? [Math.max(0, size - Number(last)), size - 1]
      : [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
};
