import path from 'node:path';

/** DATA_DIR for a catalogue; it is not removed between runs, so that pictures are encoded once. */
export const benchDataDir = (contentDir: string): string =>
  path.resolve(import.meta.dirname, '..', '..', 'var', 'bench', path.basename(contentDir));
