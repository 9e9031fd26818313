import path from 'node:path';

/** Absolute path of the project. */
export const root = path.resolve(import.meta.dirname, '..', '..');
