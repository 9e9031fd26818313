/** Byte order marks. */
const marks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

const decode = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** UTF-16 without a mark: every other byte of Latin text is zero. */
const unmarkedUtf16 = (bytes: Uint8Array): string | undefined => {
  const sample = bytes.subarray(0, 64);
  const zerosAt = (parity: 0 | 1): number =>
    sample.filter((byte, index) => index % 2 === parity && byte === 0).length;
  const half = Math.max(1, sample.length / 2);
  if (zerosAt(1) > 0.6 * half) return 'utf-16le';
  return zerosAt(0) > 0.6 * half ? 'utf-16be' : undefined;
};

/** The text of a file in UTF-8, UTF-16 or Windows-1254, the encoding of Turkish spreadsheets; `undefined` if it holds no text. */
export const decodeOrderFile = (bytes: Uint8Array): string | undefined => {
  const mark = marks.find((each) => each.bytes.every((byte, index) => bytes[index] === byte));
  const encoding = mark?.encoding ?? unmarkedUtf16(bytes);
  const text =
    encoding === undefined
      ? (decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1254'))
      : decode(bytes, encoding);
  return text?.includes('\0') ? undefined : text;
};
