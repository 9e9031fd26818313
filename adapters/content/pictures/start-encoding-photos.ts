import { encodePhotos } from './encode-photos.ts';

/** pino's methods: fields first. */
interface PhotoLogger {
  info(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

/** Encodes new photos while the site runs. @returns what stops it */
export const startEncodingPhotos = (folder: string, logger: PhotoLogger): (() => Promise<void>) => {
  const stopping = new AbortController();
  const encode = async (): Promise<void> => {
    try {
      const encoded = await encodePhotos({ folder, signal: stopping.signal });
      if (encoded > 0) logger.info({ encoded }, 'photos encoded');
    } catch (err) {
      logger.error({ err }, 'photos not encoded');
    }
  };
  const ended = encode();
  return async () => {
    stopping.abort();
    await ended;
  };
};
