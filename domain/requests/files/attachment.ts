/** A file that a visitor sent with a request. */
export interface Attachment {
  /** Random UUID, under which the file is stored. */
  readonly id: string;
  /** Name as `attachmentName` returns it. */
  readonly name: string;
  /** Media type, found in the content. */
  readonly type: string;
  readonly bytes: number;
  /** SHA-256 of the content in hexadecimal digits. */
  readonly hash: string;
}

export const attachmentIds = ({
  attachments,
}: {
  readonly attachments: readonly Attachment[];
}): readonly string[] => attachments.map(({ id }) => id);

/** The media types that visitors may send, with the extensions of their files, the usual one first. */
const extensions: ReadonlyMap<string, readonly string[]> = new Map([
  ['application/pdf', ['pdf']],
  ['image/jpeg', ['jpg', 'jpeg', 'jpe', 'jfif', 'pjpeg', 'pjp']],
  ['image/png', ['png']],
  ['image/heic', ['heic', 'heif', 'hif']],
  ['image/heif', ['heif', 'heic', 'hif']],
  ['image/heic-sequence', ['heics', 'heic', 'heif', 'hif']],
  ['image/heif-sequence', ['heifs', 'heif', 'heic', 'hif']],
  ['image/avif', ['avif', 'avifs']],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', ['docx']],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ['xlsx']],
]);

/** Extensions of files that visitors may send. */
export const attachmentExtensions: readonly string[] = [...new Set([...extensions.values()].flat())];

export const isAttachmentType = (type: string): boolean => extensions.has(type);

const maxLength = 120;

/**
 * Characters that file systems and headers give a meaning, and those that hide the end of a name or move it elsewhere.
 */
const unsafe = /[\s\p{C}\p{Z}\p{Bidi_Control}<>:"/\\|?*;%]+/gu;

/** Names of devices on Windows. */
const device = /^(?:aux|con|nul|prn|com\d|lpt\d)(?:\.|$)/iu;

/**
 * A file name without folders, control characters and meaning to a file system, whose extension is one of its type:
 * a program that says to be `plan.exe` and is a picture is called `plan.exe.jpg`.
 * @param given by the visitor
 * @param type for which `isAttachmentType` holds
 */
export const attachmentName = (given: string, type: string): string => {
  const [usual = 'bin', ...others] = extensions.get(type) ?? [];
  const base = given.toWellFormed().normalize('NFC').split(/[/\\]/u).at(-1) ?? '';
  const clean = base.replaceAll(unsafe, ' ').replaceAll(/^[\s.]+|[\s.]+$/gu, '');
  const [, stem = clean, extension = ''] = /^(.+)\.([^.]+)$/u.exec(clean) ?? [];
  const isOfType = [usual, ...others].includes(extension.toLowerCase());
  const shortened = Array.from(isOfType ? stem : clean)
    .slice(0, maxLength)
    .join('')
    .trimEnd();
  const safe = shortened === '' ? 'dosya' : device.test(shortened) ? `_${shortened}` : shortened;
  return `${safe}.${isOfType ? extension : usual}`;
};
