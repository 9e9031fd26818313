import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type ContentProblem, InvalidContentError } from '#domain/content/problems.ts';
import { readContent } from '../../adapters/content/read-content.ts';
import { minimalContent } from './minimal-content.ts';

/** A content folder of the test's own. Files are named relative to it. */
export interface ContentFolder {
  readonly root: string;
  write(file: string, text: string): Promise<void>;
  /** Replaces a text in a file, which has to contain it. */
  change(file: string, from: string, to: string): Promise<void>;
  append(file: string, text: string): Promise<void>;
  move(from: string, to: string): Promise<void>;
  remove(file: string): Promise<void>;
  /** The 1-based line of the first occurrence of a text in a file. */
  lineOf(file: string, text: string): Promise<number>;
}

/** Creates an empty folder, which is removed at the end of the test. */
export const makeFolder = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};

/** Creates a small, valid content folder. */
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

/** The problems that the content check reports; none if the folder is valid. */
export const problemsOf = async ({ root }: ContentFolder): Promise<readonly ContentProblem[]> => {
  try {
    await readContent(root);
    return [];
  } catch (error) {
    if (error instanceof InvalidContentError) return error.problems;
    throw error;
  }
};

/** A mistake in one file, and the only problem that has to be reported for it. */
export interface Slip {
  /** Describes the mistake, for the test title. */
  readonly is: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** A text on the line that has to be reported. */
  readonly on: string;
  readonly text: string;
}

/** The problems that are reported for the mistake, and those that are expected. */
export const makeSlip = async ({ file, from, to, on, text }: Slip) => {
  const folder = await makeContentFolder();
  await folder.change(file, from, to);
  return {
    found: await problemsOf(folder),
    expected: [{ file, line: await folder.lineOf(file, on), text }],
  };
};
