const offsetBasis = 0x81_1c_9d_c5;
const prime = 0x01_00_01_93;

/**
 * Hashes a text to eight hexadecimal digits (FNV-1a of 32 bits, over UTF-16 code units). Tells versions of one thing apart; not
 * for secrets.
 */
export const shortHash = (text: string): string => {
  let hash = offsetBasis;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), prime);
  return (hash >>> 0).toString(16).padStart(8, '0');
};
