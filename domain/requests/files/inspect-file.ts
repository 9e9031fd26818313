import { attachmentExtensions, isAttachmentType } from '#domain/requests/files/attachment.ts';
import { isCompleteFile, isCompleteZip } from '#domain/requests/files/file-completeness.ts';
import { type FileFault, maxFileBytes } from '#domain/requests/files/file-fault.ts';
import { bytesOf, findBytes, hasBytes } from '#domain/requests/files/find-bytes.ts';
import { type Md5, needsPassword } from '#domain/requests/files/pdf-encryption.ts';

/** A type as the library `file-type` finds it in a content. */
export interface DetectedType {
  readonly mime: string;
  readonly ext: string;
}

/** Printers, scanners and mail programs write before the head of a PDF; readers look for it this far (ISO 32000-1, annex H). */
const maxBytesBeforePdf = 1024;

/** Brands of HEIC and AVIF that the library takes for films. */
const pictureBrands: ReadonlyMap<string, string> = new Map([
  ['heim', 'image/heic'],
  ['heis', 'image/heic'],
  ['hevm', 'image/heic-sequence'],
  ['hevs', 'image/heic-sequence'],
  ['mif2', 'image/heif'],
  ['miaf', 'image/heif'],
]);

/** Files of Office in the format that was usual before 2007, by the names of streams in it, as people call them. */
const officeStreams = [
  ['WordDocument', 'Word 97–2003 (.doc)'],
  ['Workbook', 'Excel 97–2003 (.xls)'],
  ['PowerPoint Document', 'PowerPoint 97–2003 (.ppt)'],
  ['__properties_version1.0', 'Outlook (.msg)'],
] as const;

/** Text as two bytes for each letter, the lower one first. */
const wide = (text: string): Uint8Array => bytesOf(Array.from(text, (letter) => `${letter}\0`).join(''));

const typeOf = (bytes: Uint8Array, detected: DetectedType | undefined): string | undefined => {
  if (detected === undefined) {
    const isPdf = hasBytes(bytes.subarray(0, maxBytesBeforePdf + 4), bytesOf('%PDF'));
    return isPdf ? 'application/pdf' : undefined;
  }
  if (detected.mime === 'image/apng') return 'image/png';
  const isBoxed = findBytes(bytes.subarray(4, 8), bytesOf('ftyp')) === 0;
  const brand = isBoxed ? String.fromCharCode(...bytes.subarray(8, 12)) : '';
  return pictureBrands.get(brand) ?? detected.mime;
};

const hasExtension = (name: string, extensions: readonly string[]): boolean =>
  extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`));

/** Finds what is wrong with a content of no type that may be sent. */
const faultOfOther = (name: string, bytes: Uint8Array, detected: DetectedType | undefined): FileFault => {
  if (detected?.ext === 'cfb') {
    if (hasBytes(bytes, wide('EncryptedPackage'))) return { fault: 'fileProtected' };
    const [, found = 'Office 97–2003'] =
      officeStreams.find(([stream]) => hasBytes(bytes, wide(stream))) ?? [];
    return { fault: 'fileType', found };
  }
  const isCutOff = detected?.ext === 'zip' && !isCompleteZip(bytes);
  const isVoid = bytes.every((byte) => byte === 0);
  if ((isCutOff || isVoid) && hasExtension(name, attachmentExtensions)) return { fault: 'fileBroken' };
  return { fault: 'fileType', ...(detected && { found: detected.ext.toUpperCase() }) };
};

/**
 * The media type of a file that may be sent, or why it may not, by its content: the rule of browser and server.
 * @param name decides nothing but whether an unknown content is a broken file
 * @param bytes the whole content
 */
export const inspectFile = async (
  name: string,
  bytes: Uint8Array,
  detected: DetectedType | undefined,
  md5: Md5,
): Promise<{ readonly type: string } | FileFault> => {
  if (bytes.length === 0) return { fault: 'fileEmpty' };
  if (bytes.length > maxFileBytes) return { fault: 'fileTooLarge' };
  const type = typeOf(bytes, detected);
  if (type === undefined || !isAttachmentType(type)) return faultOfOther(name, bytes, detected);
  if (!isCompleteFile(type, bytes)) return { fault: 'fileBroken' };
  return type === 'application/pdf' && (await needsPassword(bytes, md5))
    ? { fault: 'fileProtected' }
    : { type };
};
