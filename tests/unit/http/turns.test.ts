import { expect, test } from 'vitest';
import { QueueFullError, createTurns } from '#domain/shared/turns.ts';

test('one task runs at a time, in the order they came', async () => {
  const inTurn = createTurns(10);
  const log: string[] = [];
  const task = (name: string) => async (): Promise<void> => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
  };
  await Promise.all(['a', 'b', 'c'].map((name) => inTurn(task(name))));
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('a task that fails fails alone', async () => {
  const inTurn = createTurns(10);
  const failing = inTurn(() => Promise.reject(new Error('no ink')));
  const next = inTurn(async () => 'drawn');
  await expect(failing).rejects.toThrow('no ink');
  expect(await next).toBe('drawn');
});

test('more than may wait are turned away, and let in again later', async () => {
  const inTurn = createTurns(1);
  const gate = Promise.withResolvers<void>();
  const waiting = [inTurn(() => gate.promise), inTurn(() => gate.promise)];
  await expect(inTurn(async () => {})).rejects.toThrow(QueueFullError);
  gate.resolve();
  await Promise.all(waiting);
  expect(await inTurn(async () => 'drawn')).toBe('drawn');
});
