import { megabyte } from '#domain/shared/byte-units.ts';

/** Size of the largest file that is taken, as texts name it. */
export const maxFileMegabytes = 10;

export const maxFileBytes = maxFileMegabytes * megabyte;

/** Why a file cannot be sent: nothing in it, too large, of a wrong kind, with a password, or cut off. */
export const fileFaults = ['fileEmpty', 'fileTooLarge', 'fileType', 'fileProtected', 'fileBroken'] as const;

export interface FileFault {
  readonly fault: (typeof fileFaults)[number];
  /** Type of a file of a wrong kind, as its extension in capitals or what people call it, where it is known. */
  readonly found?: string;
}
