import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const unexpected: string[] = [];

// A test that expects one puts a spy of its own in the place of this.
beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      unexpected.push(format(...args));
    });
  }
});

afterEach(() => {
  vi.mocked(console.error).mockRestore();
  vi.mocked(console.warn).mockRestore();
  expect(unexpected.splice(0), 'written to the console').toEqual([]);
});
