import { encodeWord } from 'nodemailer/lib/mime-funcs';

const maxWordLength = 52;

/** Whether mail programs may show the text as another: as what it encodes (RFC 2047). */
export const looksEncoded = (text: string): boolean => text.includes('=?');

/** Text for a header that mail programs show as it is: one that looks encoded is encoded itself. */
export const headerText = (text: string): string =>
  looksEncoded(text) ? encodeWord(text, 'B', maxWordLength) : text;
