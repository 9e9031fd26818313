import {
  type CST,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  visit,
} from 'yaml';

/** A part of a text, by its offsets. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** An entry of a list, or a key with its value. */
export interface Item extends Span {
  /** `undefined` of an entry of a list. */
  readonly key: string | undefined;
  /** End of the key, or of the dash. */
  readonly headEnd: number;
  readonly value: Node | null;
}

const startOf = (node: Node): number => node.range?.[0] ?? 0;

/** Returns the end of the line, with what ends it. */
export const lineEnd = (text: string, offset: number): number => {
  if (offset > 0 && text[offset - 1] === '\n') return offset;
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end + 1;
};

export const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

export const isBlock = (node: unknown): node is YAMLMap | YAMLSeq => isCollection(node) && node.flow !== true;

/** Returns the end of a value, without a comment behind it; of a block, that of its last line. */
export const valueEnd = (text: string, node: Node): number => {
  if (!isBlock(node)) return node.range?.[1] ?? 0;
  const last = itemsOf(text, node).at(-1);
  return last ? last.end : startOf(node);
};

const dashesOf = (list: YAMLSeq): number[] => {
  const token: CST.Token | undefined = list.srcToken;
  if (token?.type !== 'block-seq') return [];
  return token.items.flatMap(({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset ?? []);
};

const toItem = (text: string, { key, value }: Pair, isFlow: boolean): Item => {
  const head = isNode(key) ? key : undefined;
  const start = head ? startOf(head) : 0;
  const headEnd = head?.range?.[1] ?? start;
  const node = isNode(value) && (value.range?.[0] ?? 0) > headEnd ? value : null;
  const end = node ? valueEnd(text, node) : text.indexOf(':', headEnd) + 1;
  return {
    key: isScalar(key) ? String(key.value) : '',
    start,
    headEnd,
    value: node,
    end: isFlow ? end : lineEnd(text, end),
  };
};

const isEmptyNode = (node: Node): boolean => isScalar(node) && node.value === null && node.source === '';

/** Returns the items of a list or an object; those of a block end with their last line. */
export const itemsOf = (text: string, node: YAMLMap | YAMLSeq): Item[] => {
  const isFlow = node.flow === true;
  if (isMap(node)) return node.items.map((pair) => toItem(text, pair, isFlow));
  const dashes = isFlow ? [] : dashesOf(node);
  return node.items.flatMap((entry, index) => {
    if (!isNode(entry)) return [];
    const start = dashes[index] ?? startOf(entry);
    const value = isEmptyNode(entry) ? null : entry;
    const headEnd = isFlow ? start : start + 1;
    const end = value ? valueEnd(text, value) : headEnd;
    return [{ key: undefined, start, headEnd, value, end: isFlow ? end : lineEnd(text, end) }];
  });
};

/** Says what the file has that content files do not use, and that cannot be edited part by part. */
export const findUneditable = ({ contents, errors, directives }: Document): string | undefined => {
  if (errors[0]) return errors[0].message;
  if (directives?.docStart) return 'it has several documents, or marks where its one begins';
  let found: string | undefined;
  visit(contents, (_, node) => {
    if (isAlias(node)) found = 'it has an alias (*)';
    else if (isNode(node) && 'anchor' in node && node.anchor !== undefined) found = 'it has an anchor (&)';
    else if (isNode(node) && node.tag !== undefined) found = 'it has a tag (!)';
    else if (isPair(node) && !isScalar(node.key)) found = 'it has a key that is no text';
    return found === undefined ? undefined : visit.BREAK;
  });
  return found;
};
