import { encodePhotos } from './encode-photos.ts';

/** pino's methods: fields first. */
interface PhotoLogger {
  info(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

interface Options {
  /** Absolute path of the folder that the site serves as /images. */
  readonly folder: string;
  readonly logger: PhotoLogger;
  /** Called after each file, with how many are encoded of how many that were missing. */
  readonly onProgress: (encoded: number, missing: number) => void;
}

/** Encodes new photos while the site runs. @returns what stops it */
export const startEncodingPhotos = ({ folder, logger, onProgress }: Options): (() => Promise<void>) => {
  const stopping = new AbortController();
  const encode = async (): Promise<void> => {
    try {
      const encoded = await encodePhotos({ folder, signal: stopping.signal, onProgress });
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
