/** The lines of a text, whatever program it was written with: at the line breaks of Unicode (UAX 14, classes BK, CR, LF, NL). */
export const splitLines = (text: string): string[] => text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/u);
