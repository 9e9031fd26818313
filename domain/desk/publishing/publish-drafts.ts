import type { Clash } from './merge-values.ts';
import { hasSameBytes, mergeFile } from './merge-file.ts';
import {
  type ChosenDraft,
  type ContentFolder,
  type Draft,
  type Drafts,
  type FileChange,
  FileEditedError,
  type FileFormat,
  type Written,
} from './ports.ts';

/** A draft and the file have changed at the same places, each otherwise. */
interface ClashingFile {
  readonly file: string;
  readonly clashes: readonly [Clash, ...Clash[]];
}

type Published =
  | ({ readonly kind: 'published' } & Written)
  /** Nothing differs from the files. */
  | { readonly kind: 'nothing' }
  /** Drafts that are not there any more, or have changed since they were chosen. */
  | { readonly kind: 'stale'; readonly files: readonly string[] }
  | { readonly kind: 'clash'; readonly files: readonly ClashingFile[] };

/**
 * Publishes drafts, all or nothing.
 * @throws InvalidContentError with the problems of the content as it would be
 */
export type PublishDrafts = (chosen: readonly ChosenDraft[], user: string) => Promise<Published>;

interface Parts {
  readonly drafts: Pick<Drafts, 'find'>;
  readonly folder: ContentFolder;
  readonly format: FileFormat;
}

/** A file that is edited at the same time is read again so many times. */
const maxAttempts = 3;

const findChosen = async (
  chosen: readonly ChosenDraft[],
  drafts: Parts['drafts'],
): Promise<{ readonly found: readonly Draft[]; readonly stale: readonly string[] }> => {
  const found: Draft[] = [];
  const stale: string[] = [];
  for (const { file, version } of chosen) {
    const draft = await drafts.find(file);
    if (draft?.version === version) found.push(draft);
    else stale.push(file);
  }
  return { found, stale };
};

const mergeAll = async (
  drafts: readonly Draft[],
  { folder, format }: Parts,
): Promise<{ readonly changes: readonly FileChange[]; readonly clashing: readonly ClashingFile[] }> => {
  const changes: FileChange[] = [];
  const clashing: ClashingFile[] = [];
  for (const { file, base, content } of drafts) {
    const present = await folder.read(file);
    const merged = mergeFile({ file, base, present, draft: content }, format);
    if (merged.kind === 'clash') clashing.push({ file, clashes: merged.clashes });
    else changes.push({ file, before: present, after: merged.content });
  }
  return { changes, clashing };
};

export const createPublishDrafts = (parts: Parts): PublishDrafts => {
  const publish = async (
    chosen: readonly ChosenDraft[],
    user: string,
    attempts: number,
  ): Promise<Published> => {
    const { found, stale } = await findChosen(chosen, parts.drafts);
    if (stale.length > 0) return { kind: 'stale', files: stale };
    const { changes, clashing } = await mergeAll(found, parts);
    if (clashing.length > 0) return { kind: 'clash', files: clashing };
    if (changes.every(({ before, after }) => hasSameBytes(before, after))) return { kind: 'nothing' };
    try {
      return {
        kind: 'published',
        ...(await parts.folder.publish({ author: user, changes, drafts: chosen })),
      };
    } catch (error) {
      if (!(error instanceof FileEditedError) || attempts === 0) throw error;
      return publish(chosen, user, attempts - 1);
    }
  };
  return (chosen, user) => parts.folder.exclusively(() => publish(chosen, user, maxAttempts - 1));
};
