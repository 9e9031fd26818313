import { oneLine } from '#domain/shared/one-line.ts';

const maxLength = 80;

/** The name of a chosen file as messages about it have it. */
export const shownFileName = (name: string): string => oneLine(name, maxLength);
