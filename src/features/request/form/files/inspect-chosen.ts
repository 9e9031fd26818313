import { md5 } from '@noble/hashes/legacy.js';
import { fileTypeFromBuffer } from 'file-type';
import { type FileFault, maxFileBytes } from '#domain/requests/files/file-fault.ts';
import { inspectFile } from '#domain/requests/files/inspect-file.ts';

/** Finds what is wrong with a chosen file, by the rule of the server; `undefined` if nothing is. */
export const inspectChosen = async (file: File): Promise<FileFault | undefined> => {
  if (file.size > maxFileBytes) return { fault: 'fileTooLarge' };
  // A file that was removed meanwhile, or whose disk is away, cannot be read.
  const content = await file.arrayBuffer().catch(() => undefined);
  if (!content) return { fault: 'fileBroken' };
  const bytes = new Uint8Array(content);
  const found = await inspectFile(file.name, bytes, await fileTypeFromBuffer(bytes), md5);
  return 'fault' in found ? found : undefined;
};
