/** Bytes of one file: what file managers call 10 MB, whichever way they count. */
export const maxFileBytes = 10 * 1024 * 1024;

/** Why a file cannot be sent: nothing in it, too large, of a wrong kind, with a password, or cut off. */
export const fileFaults = ['fileEmpty', 'fileTooLarge', 'fileType', 'fileProtected', 'fileBroken'] as const;

export interface FileFault {
  readonly fault: (typeof fileFaults)[number];
  /** Of a wrong kind: what it is, as its extension in capitals, where that is known. */
  readonly found?: string;
}
