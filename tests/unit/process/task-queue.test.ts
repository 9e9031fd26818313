import { expect, test } from 'vitest';
import { QueueFullError } from '#domain/shared/errors/queue-full-error.ts';
import { createTaskQueue } from '../../../adapters/process/task-queue.ts';

test('tasks of a queue run one at a time, in the order in which they were added', async () => {
  const addTask = createTaskQueue(10);
  const log: string[] = [];
  const task = (name: string) => async (): Promise<void> => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
  };
  await Promise.all(['a', 'b', 'c'].map((name) => addTask(task(name))));
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('a failed task does not keep the next one from running', async () => {
  const addTask = createTaskQueue(10);
  const failing = addTask(() => Promise.reject(new Error('no ink')));
  const next = addTask(async () => 'drawn');
  await expect(failing).rejects.toThrow('no ink');
  expect(await next).toBe('drawn');
});

test('a full queue rejects further tasks, and takes them again once it has room', async () => {
  const addTask = createTaskQueue(1);
  const gate = Promise.withResolvers<void>();
  const waiting = [addTask(() => gate.promise), addTask(() => gate.promise)];
  await expect(addTask(async () => {})).rejects.toThrow(QueueFullError);
  gate.resolve();
  await Promise.all(waiting);
  expect(await addTask(async () => 'drawn')).toBe('drawn');
});
