import { bytesOf, findBytes } from '#domain/requests/find-bytes.ts';

const entry = bytesOf('/Encrypt');

/** Whether a PDF is encrypted: its trailer, which never is, names how (ISO 32000-2, 7.6.1). */
const isEncrypted = (bytes: Uint8Array): boolean => {
  let position = findBytes(bytes, entry);
  while (position !== -1) {
    const next = String.fromCharCode(
      ...bytes.subarray(position + entry.length, position + entry.length + 24),
    );
    if (/^\s*(?:<<|\d+\s+\d+\s+R)/u.test(next)) return true;
    position = findBytes(bytes, entry, position + 1);
  }
  return false;
};

/** Whether a PDF cannot be read without a password. */
export const needsPassword = async (bytes: Uint8Array): Promise<boolean> => isEncrypted(bytes);
