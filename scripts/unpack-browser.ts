import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import chromium from '@sparticuz/chromium';

/** Nothing but the site itself is to be fetched. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * The browser unpacks itself into the folder for temporary files: into one of this clone's own, not all users'.
 * @param root absolute path of the project
 * @returns path of the program
 */
export const unpackBrowser = async (root: string): Promise<string> => {
  const before = process.env['TMPDIR'];
  const folder = path.join(root, 'node_modules', '.cache', 'browser');
  await mkdir(folder, { recursive: true });
  process.env['TMPDIR'] = folder;
  try {
    return await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
};
