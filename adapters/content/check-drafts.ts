import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import type { ContentProblem } from '#domain/content/problems.ts';
import { InvalidContentError } from '#domain/content/problems.ts';
import type { DraftProblem, DraftProblems, FileBytes, FileChange } from '#domain/desk/publishing/ports.ts';
import type { Folders } from './base-version.ts';
import { checkContent } from './check-content.ts';
import { createPathFinder } from './desk/problem-path.ts';
import { publishingFolder } from './desk/publishing-folder.ts';
import { schemaOf } from './desk/schema-of.ts';
import { stageContent } from './desk/stage-content.ts';
import { stagedFolder } from './publish-changes.ts';
import { readYamlBytes } from './yaml/yaml-file.ts';

type DraftFile = Pick<FileChange, 'file' | 'after'>;

const withPaths = (problems: readonly ContentProblem[], content: FileBytes): DraftProblem[] => {
  const find = createPathFinder(new TextDecoder().decode(content));
  return problems.map((problem) => Object.assign({ path: find(problem) }, problem));
};

/** Finds what is wrong with a file by itself, in a few milliseconds; nothing of pictures and PDFs. */
export const checkDraftAlone = (file: string, content: Uint8Array): readonly DraftProblem[] => {
  const problems: ContentProblem[] = [];
  const schema = schemaOf(file);
  if (schema) readYamlBytes(file, content, schema, problems);
  return withPaths(problems, content);
};

/** Returns what tells whether files of the folder have changed: their names, sizes and times. */
const signatureOf = async (contentDir: string): Promise<string> => {
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => !path.relative(contentDir, file).startsWith(publishingFolder));
  const stats = await Promise.all(
    files.map(async (file) => {
      const { size, mtimeMs } = await stat(file);
      return `${file} ${size} ${mtimeMs}`;
    }),
  );
  return stats.toSorted((one, other) => (one < other ? -1 : 1)).join('\n');
};

const picturesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.yaml'))
    .map(({ parentPath, name }) => path.join(parentPath, name));
};

const keyOf = ({ file, text }: ContentProblem): string => `${file}\0${text}`;

/** Checks drafts with all other files, one after the other: a check takes much of a processor. */
export const createDraftChecks = (folders: Folders, today: () => string) => {
  const { contentDir, imagesDir } = folders;
  const queue = new PQueue({ concurrency: 1 });
  let known: { readonly signature: string; readonly problems: ReadonlySet<string> } | undefined;

  const findProblems = async (drafts: readonly DraftFile[]): Promise<readonly ContentProblem[]> => {
    const staged = stagedFolder(imagesDir, `check-${randomUUID()}`);
    try {
      await stageContent(contentDir, staged, drafts);
      const changed = new Set(drafts.map(({ file }) => path.join(staged, file)));
      const opened = new Set((await picturesIn(staged)).filter((file) => !changed.has(file)));
      return (await checkContent(folders, today(), { staged, opened })).warnings;
    } catch (error) {
      if (error instanceof InvalidContentError) return error.problems;
      throw error;
    } finally {
      await rm(staged, { recursive: true, force: true });
    }
  };

  /** Finds the problems of the files without drafts, once until one of them changes. */
  const findKnown = async (): Promise<ReadonlySet<string>> => {
    const signature = await signatureOf(contentDir);
    if (known?.signature !== signature)
      known = { signature, problems: new Set((await findProblems([])).map(keyOf)) };
    return known.problems;
  };

  /** Finds the problems of these drafts' files, and those of other files that are there because of the drafts. */
  return (drafts: readonly DraftFile[]): Promise<DraftProblems> =>
    queue.add(async () => {
      const problems = await findProblems(drafts);
      const contents = new Map(drafts.map(({ file, after }) => [file, after]));
      const own = [...contents].flatMap(([file, content]) =>
        withPaths(
          problems.filter((problem) => problem.file === file),
          content,
        ),
      );
      const others = problems.filter(({ file }) => !contents.has(file));
      const before = others.length > 0 ? await findKnown() : new Set<string>();
      return { own, elsewhere: others.filter((problem) => !before.has(keyOf(problem))) };
    });
};
