import { turkishDate } from '#domain/shared/turkish-time.ts';

interface Options {
  readonly now: () => Date;
  /** Publishes what has its day. Gets the days in Türkiye of this and of the last successful call, as 2026-01-31. */
  readonly publish: (day: { readonly today: string; readonly former: string }) => Promise<void>;
  /** Called when publishing failed, which is tried again after a minute. */
  readonly warn: (error: unknown) => void;
}

const intervalMs = 60_000;

/** Has content published within a minute after a day has begun in Türkiye. @returns stops it, after a call in progress */
export const publishEachDay = ({ now, publish, warn }: Options): (() => Promise<void>) => {
  let former = turkishDate(now());
  let running: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  const check = async (): Promise<void> => {
    const today = turkishDate(now());
    if (today === former) return;
    isRunning = true;
    try {
      await publish({ today, former });
      former = today;
    } catch (error) {
      warn(error);
    } finally {
      isRunning = false;
    }
  };
  const timer = setInterval(() => {
    if (!isRunning) running = check();
  }, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
