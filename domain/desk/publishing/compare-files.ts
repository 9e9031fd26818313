import { type FieldChange, differencesOf } from './differences.ts';
import type { Json } from './json.ts';
import type { Draft, DraftEntry, Drafts, FileBytes, FileChange, FileFormat } from './ports.ts';

/** Differences of two editions of a file. */
export interface ComparedFile {
  readonly file: string;
  /** Value of the later edition, or of the former one where there is no later; `undefined` of pictures and PDFs. */
  readonly value: Json | undefined;
  /** Fields that differ; of a file that has no values, or cannot be read, the file as a whole. */
  readonly changes: readonly FieldChange[];
}

const readValue = (file: string, bytes: FileBytes, format: FileFormat): Json | undefined => {
  try {
    return bytes && format.hasValues(file) ? format.read(bytes) : undefined;
  } catch {
    // It is compared as a whole.
    return undefined;
  }
};

/** Compares two editions of a file, for a list that people read. */
export const compareFile = ({ file, before, after }: FileChange, format: FileFormat): ComparedFile => {
  const [former, later] = [readValue(file, before, format), readValue(file, after, format)];
  const isWhole = (before && former === undefined) || (after && later === undefined);
  if (!isWhole) return { file, value: later ?? former, changes: differencesOf(former, later) };
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return { file, value: later ?? former, changes: [{ kind, languages: [] }] };
};

/** A draft with what it changes. */
interface ComparedDraft extends DraftEntry, ComparedFile {}

/** Lists the drafts of everybody with what they change, the latest first. */
export type ListDrafts = () => Promise<readonly ComparedDraft[]>;

interface Parts {
  readonly drafts: Pick<Drafts, 'list' | 'find'>;
  readonly format: FileFormat;
}

const compareDraft = ({ file, base, content }: Draft, format: FileFormat): ComparedFile =>
  compareFile({ file, before: base, after: content }, format);

export const createListDrafts =
  ({ drafts, format }: Parts): ListDrafts =>
  async () => {
    const compared: ComparedDraft[] = [];
    for (const entry of await drafts.list()) {
      const draft = await drafts.find(entry.file);
      if (draft) compared.push({ ...entry, ...compareDraft(draft, format) });
    }
    return compared;
  };
