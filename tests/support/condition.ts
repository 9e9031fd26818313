import { vi } from 'vitest';
import { seconds } from './seconds.ts';

/** Waits until the condition holds. @param timeout in milliseconds */
export const until = (isMet: () => boolean | Promise<boolean>, timeout = 10 * seconds): Promise<void> =>
  vi.waitFor(
    async () => {
      if (!(await isMet())) throw new Error('The condition was not met in time.');
    },
    { timeout, interval: 20 },
  );
