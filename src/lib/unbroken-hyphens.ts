/** A text in which no line ends at a hyphen: an invisible word joiner follows each (Unicode UAX #14, WJ). */
export const unbrokenHyphens = (text: string): string => text.replaceAll('-', '-\u2060');
