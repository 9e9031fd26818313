import { looksEncoded } from './header-text.ts';

/** Whether it is one e-mail address, without characters that have a meaning in a header. */
export const isPlainAddress = (address: string): boolean =>
  !looksEncoded(address) && /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u.test(address);
