import { vi } from 'vitest';

/** Waits until the condition holds. */
export const until = (isMet: () => boolean | Promise<boolean>): Promise<void> =>
  vi.waitFor(
    async () => {
      if (!(await isMet())) throw new Error('The condition was not met in time.');
    },
    { timeout: 10_000, interval: 20 },
  );
