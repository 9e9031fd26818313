import path from 'node:path';

/** Absolute path of the logo in the head of each document. */
export const logoFile = path.resolve(import.meta.dirname, '..', '..', 'public', 'logo.svg');
