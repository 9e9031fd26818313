import { setTimeout as wait } from 'node:timers/promises';
import { type MirrorOptions, mirrorAttachments } from './attachment-mirror.ts';

interface Options extends MirrorOptions {
  readonly onError: (error: unknown) => void;
}

/** Interval of mirroring, in milliseconds: at most a minute of files is lost with the disk, as of the database. */
const everyMs = 30_000;

/** Keeps the copies of visitors' files up to date while the site runs. @returns what stops it, after a last time */
export const startMirroring = ({ onError, ...options }: Options): (() => Promise<void>) => {
  const stopping = new AbortController();
  const mirror = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await mirrorAttachments(options).catch(onError);
      await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
    await mirrorAttachments(options).catch(onError);
  };
  const ended = mirror();
  return async () => {
    stopping.abort();
    await ended;
  };
};
