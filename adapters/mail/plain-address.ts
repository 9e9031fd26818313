/** Whether it is one e-mail address, without characters that have a meaning in a header. */
export const isPlainAddress = (address: string): boolean =>
  /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u.test(address);
