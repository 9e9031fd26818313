import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test as base } from 'vitest';
import * as z from 'zod';
import { startChildProcesses } from '../../../adapters/process/child-processes.ts';

const test = base.extend('pool', async ({}, { onCleanup }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-child-'));
  const file = path.join(folder, 'task.js');
  await writeFile(
    file,
    'export default async (task) => (task === "wait" ? new Promise((resolve) => setTimeout(resolve, 60_000)) : process.pid);',
  );
  const pool = startChildProcesses({ module: pathToFileURL(file), maxProcesses: 1 });
  onCleanup(async () => {
    await pool.destroy();
    await rm(folder, { recursive: true });
  });
  return pool;
});

test('tasks run one after the other in the same process, which is not this one', async ({ pool }) => {
  const [first, second] = [await pool.run('pid'), await pool.run('pid')];

  expect(first).not.toBe(process.pid);
  expect(second).toBe(first);
});

test('a process that is killed between two tasks is replaced, and takes nothing else with it', async ({
  pool,
}) => {
  const warned = new Promise((resolve) => process.once('warning', resolve));
  const first = z.number().parse(await pool.run('pid'));
  process.kill(first, 'SIGKILL');
  await warned;

  expect(await pool.run('pid')).not.toBe(first);
});

test('a task whose process is killed fails, and the next one has a new process', async ({ pool }) => {
  const first = z.number().parse(await pool.run('pid'));
  const waiting = pool.run('wait');
  process.kill(first, 'SIGKILL');

  await expect(waiting).rejects.toThrow('exited');
  expect(await pool.run('pid')).not.toBe(first);
});
