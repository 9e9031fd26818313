import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type ContentProblem, InvalidContentError } from '../../adapters/content/problems.ts';
import { readContent } from '../../adapters/content/read-content.ts';
import { minimalContent } from './minimal-content.ts';

/** A content folder of the test's own. Files are named relative to it. */
export interface ContentFolder {
  readonly root: string;
  write(file: string, text: string): Promise<void>;
  /** Puts one text of a file in place of another, which has to be there. */
  change(file: string, from: string, to: string): Promise<void>;
  append(file: string, text: string): Promise<void>;
  move(from: string, to: string): Promise<void>;
  remove(file: string): Promise<void>;
  /** The 1-based line on which a text first stands in a file. */
  lineOf(file: string, text: string): Promise<number>;
}

/** An empty folder that goes away with the test. */
export const makeFolder = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};

/** A small content folder that is in order. */
export const makeContentFolder = async (): Promise<ContentFolder> => {
  const root = await makeFolder();
  const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');
  const write = async (file: string, text: string): Promise<void> => {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  };
  for (const [file, text] of Object.entries(minimalContent)) await write(file, text);
  return {
    root,
    write,
    async change(file, from, to) {
      const before = await read(file);
      if (!before.includes(from)) throw new Error(`${file} does not hold ${from}`);
      await write(
        file,
        before.replace(from, () => to),
      );
    },
    append: async (file, text) => write(file, `${await read(file)}${text}`),
    async move(from, to) {
      await write(to, await read(from));
      await rm(path.join(root, from));
    },
    remove: (file) => rm(path.join(root, file)),
    async lineOf(file, text) {
      const lines = (await read(file)).split('\n');
      const index = lines.findIndex((line) => line.includes(text));
      if (index < 0) throw new Error(`${file} does not hold ${text}`);
      return index + 1;
    },
  };
};

/** What the check finds wrong with the folder; nothing when it is in order. */
export const problemsOf = async ({ root }: ContentFolder): Promise<readonly ContentProblem[]> => {
  try {
    await readContent(root);
    return [];
  } catch (error) {
    if (error instanceof InvalidContentError) return error.problems;
    throw error;
  }
};

/** A mistake made in one file, and the one problem it has to be reported as. */
export interface Slip {
  /** What the mistake is, in words. */
  readonly is: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** A text of the line that the problem has to name. */
  readonly on: string;
  readonly text: string;
}

/** What is found after the slip, and what should be. */
export const makeSlip = async ({ file, from, to, on, text }: Slip) => {
  const folder = await makeContentFolder();
  await folder.change(file, from, to);
  return {
    found: await problemsOf(folder),
    expected: [{ file, line: await folder.lineOf(file, on), text }],
  };
};
