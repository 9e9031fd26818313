/** Runs of white space on which a line may end: all but no-break spaces, which stay where they were put. */
export const breakingSpaces = /[^\S\u00A0]+/gu;

/** A text as it is typed, with spaces instead of no-break spaces. */
export const withPlainSpaces = (text: string): string => text.replaceAll('\u00A0', ' ');
