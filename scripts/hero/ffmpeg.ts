import { createRequire } from 'node:module';
import * as z from 'zod';
import { fetchPackage } from '../fetch-package.ts';

const encoder = z.object({ path: z.string() });

/**
 * The encoder of the video: 66 MB that nothing else needs, so it is no dependency but fetched when it is wanted.
 * @returns path of the program
 */
export const fetchFfmpeg = (): string => {
  const fetched: unknown = createRequire(fetchPackage('@ffmpeg-installer/ffmpeg@1.1.0', 'hero'))(
    '@ffmpeg-installer/ffmpeg',
  );
  return encoder.parse(fetched).path;
};
