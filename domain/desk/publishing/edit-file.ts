import type { Json } from './json.ts';
import { type MergedFile, mergeFile } from './merge-file.ts';
import type { ContentFolder, Draft, Drafts, FileBytes, FileFormat } from './ports.ts';

/** A file of the content with its draft, as an editor shows it. */
interface OpenedFile {
  readonly file: string;
  readonly present: FileBytes;
  /** Fingerprint of the file now, which a change of it names; `undefined` of no file. */
  readonly fingerprint: string | undefined;
  readonly draft: Draft | undefined;
  /** The file now with what the draft changes. */
  readonly merged: MergedFile;
}

/** Opens a file of the content; `undefined` where content has no files of such a name. */
export type OpenFile = (file: string) => Promise<OpenedFile | undefined>;

/** A file as staff want it. */
type WantedFile =
  | { readonly kind: 'value'; readonly value: Json }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'removed' };

/** Editions that an editor shows, and a change begins from. */
interface SeenFile {
  /** Version of the draft; 0 where there was none. */
  readonly version: number;
  readonly fingerprint: string | undefined;
}

type SavedFile =
  | { readonly kind: 'saved'; readonly draft: Draft }
  /** Somebody has changed the draft or the file meanwhile. */
  | { readonly kind: 'conflict'; readonly opened: OpenedFile }
  /** Content has no files of such a name. */
  | { readonly kind: 'unknown' };

/** Saves a draft of a file. @throws an OperatorError where the file as it is cannot be edited by values */
export type SaveFile = (file: string, wanted: WantedFile, seen: SeenFile, user: string) => Promise<SavedFile>;

interface Parts {
  readonly drafts: Pick<Drafts, 'find' | 'save' | 'versions'>;
  readonly folder: Pick<ContentFolder, 'isContentFile' | 'read' | 'readLike'>;
  readonly format: FileFormat;
  readonly fingerprint: (bytes: Uint8Array) => string;
}

export const createOpenFile =
  ({ drafts, folder, format, fingerprint }: Parts): OpenFile =>
  async (file) => {
    if (!folder.isContentFile(file)) return undefined;
    const [present, draft] = [await folder.read(file), await drafts.find(file)];
    return {
      file,
      present,
      fingerprint: present && fingerprint(present),
      draft,
      merged: draft
        ? mergeFile({ file, base: draft.base, present, draft: draft.content }, format)
        : { kind: 'merged', content: present },
    };
  };

/** A base, and the file that is edited. */
interface Edition {
  readonly base: FileBytes;
  readonly from: FileBytes;
}

export const createSaveFile = (parts: Parts): SaveFile => {
  const { drafts, folder, format, fingerprint } = parts;
  const open = createOpenFile(parts);

  /** Finds the edition that a change has seen; `undefined` if it has seen neither the present file nor the draft's base. */
  const findSeen = (
    { present, draft, merged, ...opened }: OpenedFile,
    seen: SeenFile,
  ): Edition | undefined => {
    if (seen.version !== (draft?.version ?? 0)) return undefined;
    if (seen.fingerprint === opened.fingerprint)
      return { base: present, from: merged.kind === 'merged' ? merged.content : present };
    if (draft && seen.fingerprint === (draft.base && fingerprint(draft.base)))
      return { base: draft.base, from: draft.content };
    return undefined;
  };

  const write = async (file: string, wanted: WantedFile, { base, from }: Edition): Promise<FileBytes> => {
    if (wanted.kind !== 'value') return wanted.kind === 'bytes' ? wanted.bytes : undefined;
    const before = from ?? base;
    return before
      ? format.edit(before, wanted.value)
      : format.write(wanted.value, await folder.readLike(file));
  };

  return async (file, wanted, seen, user) => {
    const opened = await open(file);
    if (!opened) return { kind: 'unknown' };
    const edition = findSeen(opened, seen);
    if (!edition) return { kind: 'conflict', opened };
    const content = await write(file, wanted, edition);
    // A draft that was discarded goes on behind its last version.
    const [latest] = opened.draft ? [opened.draft] : await drafts.versions(file);
    const saved = await drafts.save(
      { file, base: edition.base, content, version: latest?.version ?? 0 },
      user,
    );
    if (saved.kind === 'saved') return saved;
    return { kind: 'conflict', opened: (await open(file)) ?? opened };
  };
};
