import { bytesOf, findBytes, findLastBytes, hasBytes } from '#domain/requests/files/find-bytes.ts';

/** Bytes at the end of a PDF in which its last line is looked for, as mail programs and servers append to files. */
const maxTrailingBytes = 65_536;

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A PDF whose first page can be shown early says how long it is, and has an end after its first page, too. */
const linearizedLength = (bytes: Uint8Array): number => {
  const head = String.fromCharCode(...bytes.subarray(0, 2048));
  return head.includes('/Linearized')
    ? Number(/\/L\s+(?<length>\d+)/u.exec(head)?.groups?.['length'] ?? 0)
    : 0;
};

/** A PDF ends with the place of its table of objects (ISO 32000-2, 7.5.5). */
const isCompletePdf = (bytes: Uint8Array): boolean => {
  const start = Math.max(0, findBytes(bytes, bytesOf('%PDF-')));
  const end = bytes.subarray(-maxTrailingBytes);
  return (
    bytes.length - start >= linearizedLength(bytes.subarray(start)) &&
    (hasBytes(end, bytesOf('%%EOF')) || hasBytes(end, bytesOf('startxref')))
  );
};

const startOfScan = 0xda;

/**
 * A JPEG is shown from its first scan on, also where the marker is missing that ends it (ITU-T T.81, B.1.1.3), as telephones
 * leave it; its preview, an image as well, lies in a segment.
 */
const isShownJpeg = (bytes: Uint8Array): boolean => {
  const view = viewOf(bytes);
  let position = 2;
  while (position + 4 <= bytes.length && view.getUint8(position) === 0xff) {
    const marker = view.getUint8(position + 1);
    if (marker === 0xff) position += 1;
    else {
      position += 2 + view.getUint16(position + 2);
      if (marker === startOfScan) return position < bytes.length;
    }
  }
  return false;
};

/** A PNG ends with the chunk IEND. */
const isCompletePng = (bytes: Uint8Array): boolean => {
  const view = viewOf(bytes);
  let position = 8;
  while (position + 12 <= bytes.length) {
    const end = position + 12 + view.getUint32(position);
    if (findBytes(bytes.subarray(position + 4, position + 8), bytesOf('IEND')) === 0) return true;
    position = end;
  }
  return false;
};

/** HEIC and AVIF are boxes with their lengths (ISO 14496-12, 4.2); that of the last may be 0. */
const hasCompleteBoxes = (bytes: Uint8Array): boolean => {
  const view = viewOf(bytes);
  let position = 0;
  while (position + 8 <= bytes.length) {
    const size = view.getUint32(position);
    if (size === 0) return true;
    if (size === 1 && position + 16 > bytes.length) return false;
    position += size === 1 ? Number(view.getBigUint64(position + 8)) : Math.max(size, 8);
  }
  return position <= bytes.length;
};

const maxZipComment = 65_535;
const endOfDirectoryBytes = 22;

/** An archive ends with the place of its directory, which lies before it. */
export const isCompleteZip = (bytes: Uint8Array): boolean => {
  const tail = bytes.subarray(-(maxZipComment + endOfDirectoryBytes));
  const end = findLastBytes(tail, bytesOf('PK\u0005\u0006'));
  if (end === -1 || end + endOfDirectoryBytes > tail.length) return false;
  const view = viewOf(tail);
  const [size, offset] = [view.getUint32(end + 12, true), view.getUint32(end + 16, true)];
  const isLarge = size === 0xffff_ffff || offset === 0xffff_ffff;
  return isLarge || size + offset <= bytes.length - tail.length + end;
};

const checks: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  'application/pdf': isCompletePdf,
  'image/jpeg': isShownJpeg,
  'image/png': isCompletePng,
};

/** Whether a file has an end, as a download or a copy that broke off has none. @param type media type */
export const isCompleteFile = (type: string, bytes: Uint8Array): boolean => {
  const check = checks[type] ?? (type.startsWith('image/') ? hasCompleteBoxes : isCompleteZip);
  return check(bytes);
};
