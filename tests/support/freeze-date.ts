import { onTestFinished, vi } from 'vitest';

/** Stops the clock of this process until the test ends: links to receipts say, in seconds, until when they are valid. */
export const freezeDate = (): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => {
    vi.useRealTimers();
  });
};
