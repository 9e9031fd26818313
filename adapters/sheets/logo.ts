import path from 'node:path';

/** In the head of each document. */
export const logoFile = path.resolve(import.meta.dirname, '..', '..', 'public', 'logo.svg');
