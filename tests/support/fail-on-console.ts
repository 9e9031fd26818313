import { format } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';

const unexpected: string[] = [];

const collect = (...args: unknown[]): void => {
  unexpected.push(format(...args));
};

// A test that expects a message replaces these by spies of its own.
beforeAll(() => {
  const spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  for (const spy of spies) spy.mockImplementation(collect);
  afterAll(() => {
    for (const spy of spies) spy.mockRestore();
  });
});

afterEach(() => {
  expect(unexpected.splice(0), 'written to the console').toEqual([]);
});
