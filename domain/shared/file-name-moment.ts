/** Writes a moment for the name of a file or folder: ISO 8601 in UTC, without the characters that some file systems refuse. */
export const fileNameMoment = (moment: Date): string => moment.toISOString().replaceAll(/[:.]/gu, '-');
