import type { Json } from './json.ts';
import { type Clash, mergeValues } from './merge-values.ts';
import type { FileBytes, FileFormat } from './ports.ts';

export const hasSameBytes = (one: FileBytes, other: FileBytes): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.length === other.length &&
    one.every((byte, index) => byte === other[index]));

/** Three editions of a file: when the draft was begun, now, and as the draft has it. */
export interface FileEditions {
  readonly file: string;
  readonly base: FileBytes;
  readonly present: FileBytes;
  readonly draft: FileBytes;
}

export type MergedFile =
  | { readonly kind: 'merged'; readonly content: FileBytes }
  /** Clashes of values; one at the root, without values, where the file can be merged only as a whole. */
  | { readonly kind: 'clash'; readonly clashes: readonly [Clash, ...Clash[]] };

const wholeFile: MergedFile = {
  kind: 'clash',
  clashes: [{ path: [], base: undefined, present: undefined, draft: undefined }],
};

/** The value of a file; `undefined` of no file, and nothing at all where it cannot be read. */
const readValue = (
  bytes: FileBytes,
  format: FileFormat,
): { readonly value: Json | undefined } | undefined => {
  try {
    return { value: bytes && format.read(bytes) };
  } catch {
    return undefined;
  }
};

/** Whether a file differs from another by values alone, and not by comments or the way in which they are written. */
const differsByValues = (from: Uint8Array, to: Uint8Array, value: Json, format: FileFormat): boolean =>
  hasSameBytes(format.edit(from, value), to);

const writeMerged = (
  { base, present, draft }: FileEditions,
  values: { readonly present: Json | undefined; readonly draft: Json | undefined },
  merged: Json,
  format: FileFormat,
): MergedFile => {
  if (!present || !draft || values.present === undefined || values.draft === undefined) {
    const only = present ?? draft;
    return only ? { kind: 'merged', content: format.edit(only, merged) } : wholeFile;
  }
  if (!base || differsByValues(base, draft, values.draft, format))
    return { kind: 'merged', content: format.edit(present, merged) };
  if (differsByValues(base, present, values.present, format))
    return { kind: 'merged', content: format.edit(draft, merged) };
  return wholeFile;
};

/** Merges what a draft has changed into a file that has changed since the draft was begun, comments included. */
export const mergeFile = (editions: FileEditions, format: FileFormat): MergedFile => {
  const { file, base, present, draft } = editions;
  if (hasSameBytes(present, base) || hasSameBytes(present, draft)) return { kind: 'merged', content: draft };
  if (hasSameBytes(draft, base)) return { kind: 'merged', content: present };
  if (!format.hasValues(file)) return wholeFile;
  const [before, now, wanted] = [base, present, draft].map((bytes) => readValue(bytes, format));
  if (!before || !now || !wanted) return wholeFile;
  const merged = mergeValues(before.value, now.value, wanted.value);
  if (merged.kind === 'clash') return merged;
  if (merged.value === undefined) return { kind: 'merged', content: undefined };
  return writeMerged(editions, { present: now.value, draft: wanted.value }, merged.value, format);
};
