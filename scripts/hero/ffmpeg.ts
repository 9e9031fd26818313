import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod';

const wanted = '@ffmpeg-installer/ffmpeg@1.1.0';
const folder = path.resolve(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'hero');

const encoder = z.object({ path: z.string() });

/**
 * The encoder of the video: 66 MB that nothing else needs, so it is no dependency but fetched when it is wanted.
 * @returns path of the program
 */
export const fetchFfmpeg = (): string => {
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--ignore-scripts', wanted];
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${wanted} could not be fetched.`);
  const fetched: unknown = createRequire(path.join(folder, 'here.js'))('@ffmpeg-installer/ffmpeg');
  return encoder.parse(fetched).path;
};
