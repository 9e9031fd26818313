import { vi } from 'vitest';

/** Waits until a question is answered with yes. */
export const until = (isSo: () => boolean | Promise<boolean>): Promise<void> =>
  vi.waitFor(
    async () => {
      if (!(await isSo())) throw new Error('It did not come about in time.');
    },
    { timeout: 10_000, interval: 20 },
  );
