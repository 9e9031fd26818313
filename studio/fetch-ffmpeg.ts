import { createRequire } from 'node:module';
import * as z from 'zod';
import { fetchPackage } from '../scripts/fetch-package.ts';

const encoder = z.object({ path: z.string() });

/**
 * Fetches the video encoder on demand: it has 66 MB and is only needed by this script.
 * @returns path of the program
 */
export const fetchFfmpeg = (): string => {
  const fetched: unknown = createRequire(fetchPackage('@ffmpeg-installer/ffmpeg@1.1.0', 'hero'))(
    '@ffmpeg-installer/ffmpeg',
  );
  return encoder.parse(fetched).path;
};
