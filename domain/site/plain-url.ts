/** Whether a URL is nothing but a path that needs no decoding, as almost all are: parsing the others takes longer. */
export const isPlainUrl = (url: string): boolean => /^\/(?!\/)[\w/-]{0,2000}$/u.test(url);
