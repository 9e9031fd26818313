import { hasSameBytes, mergeFile } from './merge-file.ts';
import type { ContentFolder, Drafts, FileFormat, Publications } from './ports.ts';

interface BroughtBack {
  /** Files of which a draft has the former text now, with what has changed since. */
  readonly drafted: readonly string[];
  /** Files that are as they were before the publication already. */
  readonly unchanged: readonly string[];
  /** Files with a draft of somebody, which stays. */
  readonly drafts: readonly string[];
  /** Files that have changed since at the same places; their drafts have the former text, and show the clash. */
  readonly clashing: readonly string[];
}

/** Makes drafts that take back a publication. `undefined` when there is none with the id. */
export type BringBack = (publication: string, user: string) => Promise<BroughtBack | undefined>;

interface Parts {
  readonly publications: Pick<Publications, 'find'>;
  readonly drafts: Pick<Drafts, 'find' | 'save' | 'versions'>;
  readonly folder: Pick<ContentFolder, 'read'>;
  readonly format: FileFormat;
}

export const createBringBack =
  ({ publications, drafts, folder, format }: Parts): BringBack =>
  async (id, user) => {
    const publication = await publications.find(id);
    if (!publication) return undefined;
    const outcome = {
      drafted: new Array<string>(),
      unchanged: new Array<string>(),
      drafts: new Array<string>(),
      clashing: new Array<string>(),
    };
    for (const { file, before, after } of publication.files) {
      const present = await folder.read(file);
      const merged = mergeFile({ file, base: after, present, draft: before }, format);
      if (merged.kind === 'merged' && hasSameBytes(merged.content, present)) {
        outcome.unchanged.push(file);
        continue;
      }
      if (await drafts.find(file)) {
        outcome.drafts.push(file);
        continue;
      }
      const [latest] = await drafts.versions(file);
      const edition =
        merged.kind === 'merged'
          ? { base: present, content: merged.content }
          : { base: after, content: before };
      const saved = await drafts.save({ file, ...edition, version: latest?.version ?? 0 }, user);
      if (saved.kind === 'conflict') outcome.drafts.push(file);
      else outcome[merged.kind === 'merged' ? 'drafted' : 'clashing'].push(file);
    }
    return outcome;
  };
