import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../support/database.ts';
import { type DeskContent, makeDeskContent, pathIn } from '../support/desk-content.ts';
import { numberIn, numberedFiles } from '../support/numbered-content.ts';
import { seconds } from '../support/seconds.ts';

const program = path.resolve(import.meta.dirname, '..', 'support', 'publishing-child.ts');

interface Child {
  readonly process: ChildProcess;
  /** Resolves once it has said so. */
  says(text: string): Promise<void>;
  /** The last number that it says to have drafted or published; 0 for none. */
  last(word: 'drafted' | 'published'): number;
  readonly errors: () => string;
}

/** Starts a process that publishes once it is told to. @param shell what its shell does before */
const startChild = (url: string, desk: DeskContent, shell = ''): Child => {
  const args = [program, url, desk.folder.root, desk.dataDir];
  const child = spawn('sh', ['-c', `${shell} exec "$0" "$@"`, process.execPath, ...args]);
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return {
    process: child,
    async says(text) {
      while (!output.includes(text)) {
        if (child.exitCode !== null) throw new Error(`The process ended:\n${errors}`);
        await wait(2);
      }
    },
    last: (word) =>
      Number(
        output
          .matchAll(new RegExp(String.raw`${word} (\d+)\n`, 'gu'))
          .toArray()
          .at(-1)?.[1] ?? 0,
      ),
    errors: () => errors,
  };
};

const numbersOf = async (desk: DeskContent): Promise<number[]> =>
  Promise.all(numberedFiles.map(async (file) => numberIn(await readFile(pathIn(desk.folder, file)))));

const kills = 20;

test(
  'publications that are killed at any moment leave files and database of one of them, and no draft is lost',
  { timeout: 120 * seconds },
  async () => {
    const database = await openTestDatabase();
    onTestFinished(() => database.close());
    const desk = await makeDeskContent(database.dataSource);
    let next = startChild(database.url, desk);
    let number = 0;
    let cycleMs = 300;
    for (let kill = 0; kill < kills; kill += 1) {
      const child = next;
      await child.says('ready');
      next = startChild(database.url, desk);
      child.process.stdin?.write(`${number + 1}\n`);
      await child.says('drafted');
      // The first one says how long a publication takes.
      if (kill === 0) {
        await child.says('published 1');
        const begin = performance.now();
        await child.says('published 2');
        cycleMs = performance.now() - begin;
      } else await wait(Math.random() * 1.3 * cycleMs);
      child.process.kill('SIGKILL');
      await once(child.process, 'close');
      expect(child.errors()).toBe('');

      // What was cut off is written before each publication, also of nothing.
      expect(await desk.publishDrafts([], 'elif')).toEqual({ kind: 'nothing' });
      expect(await desk.agrees()).toBe(true);
      const [one, other] = await numbersOf(desk);
      expect(one).toBe(other);
      expect(one).toBeGreaterThanOrEqual(child.last('published'));
      const drafts = await Promise.all(numberedFiles.map((file) => desk.drafts.find(file)));
      const kept = drafts.map((draft) => Math.max(numberIn(draft?.content), one ?? 0));
      expect(Math.min(...kept)).toBeGreaterThanOrEqual(child.last('drafted'));
      number = Math.max(...kept);
    }
    next.process.kill('SIGKILL');
  },
);

test('a full disk is noticed before anything is decided', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const desk = await makeDeskContent(database.dataSource);
  // Blocks of 512 bytes: files of more than 512 bytes cannot be written.
  const child = startChild(database.url, desk, 'ulimit -f 1;');
  await child.says('ready');
  child.process.stdin?.write('1\n');
  await once(child.process, 'close');
  expect(child.errors()).toContain('EFBIG');
  expect(await numbersOf(desk)).toEqual([0, 0]);
  expect(await desk.agrees()).toBe(true);
  expect((await desk.drafts.list()).map(({ file }) => file).toSorted()).toEqual([...numberedFiles]);
  const chosen = await desk.drafts.list();
  expect(await desk.publishDrafts(chosen, 'elif')).toMatchObject({ kind: 'published' });
  expect(await numbersOf(desk)).toEqual([1, 1]);
});
