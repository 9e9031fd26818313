import { CORE_SCHEMA, load } from 'js-yaml';
import {
  type Document,
  type Node,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
  isCollection,
  isMap,
  isScalar,
  parseDocument,
  visit,
} from 'yaml';
import {
  type Json,
  type JsonObject,
  isList,
  isObject,
  isSame,
  valueAt,
} from '#domain/desk/publishing/json.ts';
import { unmovedAmong, matchEntries } from '#domain/desk/publishing/match-entries.ts';
import { OperatorError } from '#domain/shared/errors/operator-error.ts';
import { writeKey, writeScalar } from './write-scalar.ts';
import {
  type Model,
  fitsFlow,
  isLanguage,
  styleOf,
  toLines,
  writeFlow,
  writeItem,
  writeValue,
} from './write-value.ts';
import { areSetApart, leadOf, orphanedBefore } from './leads.ts';
import { type Item, findUneditable, isBlock, itemsOf, lineEnd, lineStart, valueEnd } from './yaml-places.ts';

/** The text of a file is no YAML, or has what content files do not use: it has to be mended by hand first. */
class UneditableYamlError extends OperatorError {
  override readonly name = 'UneditableYamlError';

  constructor(reason: string) {
    super(`The file cannot be edited as a form: ${reason}`);
  }
}

/** A file while it is edited. */
interface Source {
  readonly text: string;
  readonly document: Document;
  /** Characters after which a line of a folded text ends. */
  readonly width: number;
}

const parse = (text: string): Document =>
  parseDocument(text, { keepSourceTokens: true, prettyErrors: false });

const toJson = (node: Node | null, document: Document): Json => (node ? node.toJS(document) : null);

const jsonOf = ({ value }: Item, { document }: Source): Json => toJson(value, document);

/** Longer lines are those of texts that are not folded. */
const maxFolded = 130;

const minFolded = 80;

/** The width to which a file folds its texts; infinite where it has each paragraph on one line. */
const foldWidthOf = (text: string, document: Document): number => {
  let width = 0;
  visit(document, {
    Scalar(_, { type, range }) {
      if (type !== 'BLOCK_FOLDED' || !range) return;
      for (const line of text.slice(range[0], range[1]).split('\n').slice(1))
        width = Math.max(width, line.trim().length);
    },
  });
  return width === 0 || width > maxFolded ? Number.POSITIVE_INFINITY : Math.max(width, minFolded);
};

const isBlockScalar = (node: unknown): node is Scalar =>
  isScalar(node) && (node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL');

const columnOf = (text: string, offset: number): number => offset - lineStart(text, offset);

/** Comments among the parts of an item that are written anew. */
const commentsIn = (part: string): string[] =>
  part.split('\n').flatMap((line) => /(?:^|\s)#(?<comment>.*)$/u.exec(line)?.[0].trim() ?? []);

/** Paragraphs of a text of several lines, as they are written. */
const paragraphsOf = (lines: readonly string[]): string[][] => {
  const paragraphs: string[][] = [[]];
  for (const line of lines)
    if (line.trim() === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line.trim());
  return paragraphs.filter((paragraph) => paragraph.length > 0);
};

/** How a scalar stands in a file. */
const placeOf = ({ text, width }: Source, node: Node, column: number, isFlow: boolean) => {
  const lines = text.slice(node.range?.[0], node.range?.[1]).split('\n');
  const isInBlock = isBlockScalar(node);
  const body = isInBlock ? lines.slice(1) : lines;
  const second = lines.slice(1).find((line) => line.trim() !== '');
  const longest = Math.max(...body.map((line) => line.trim().length));
  return {
    isFlow,
    indent: second === undefined ? column + 2 : second.length - second.trimStart().length,
    width: isInBlock ? width : Math.max(longest, minFolded),
    style: styleOf(node),
    former: paragraphsOf(body),
    isLong: !isInBlock && lines.length > 1,
  };
};

const hasValue = (item: Item): item is Item & { readonly value: Node } => item.value !== null;

/** Writes an item anew, with the comments that it had. */
const rewriteItem = (source: Source, item: Item, value: Json): string => {
  const { text, width } = source;
  const column = columnOf(text, item.start);
  const head =
    ' '.repeat(column) + (item.key === undefined ? '-' : `${text.slice(item.start, item.headEnd)}:`);
  const behind = item.value ? text.slice(item.headEnd, item.value.range?.[0]) : '';
  const after = item.value
    ? text.slice(valueEnd(text, item.value), item.end)
    : text.slice(item.headEnd, item.end);
  const header = isBlockScalar(item.value) ? (text.slice(item.value.range?.[0]).split('\n', 1)[0] ?? '') : '';
  const comments = [behind, header, after].flatMap(commentsIn);
  const above = comments.map((comment) => `${' '.repeat(column)}${comment}`);
  const written = writeValue(value, column + 2, item.value ?? undefined, { width });
  if (written.kind === 'scalar') return [...above, ...toLines(head, written), ''].join('\n');
  if (item.key !== undefined) return [...above, head, ...written.lines, ''].join('\n');
  const [first = '', ...rest] = written.lines;
  return [...above, `${head} ${first.trimStart()}`, ...rest, ''].join('\n');
};

/** Returns an item of a block with another value, from the beginning of its line on. */
const editItem = (source: Source, item: Item, value: Json): string => {
  const { text } = source;
  const before = jsonOf(item, source);
  const space = ' '.repeat(columnOf(text, item.start));
  if (isSame(before, value)) return space + text.slice(item.start, item.end);
  if (!hasValue(item)) return rewriteItem(source, item, value);
  const { value: node } = item;
  const [start, end] = [node.range?.[0] ?? 0, valueEnd(text, node)];
  const head = space + text.slice(item.start, start);
  const tail = text.slice(end, item.end);
  const isSameKind = (isList(before) && isList(value)) || (isObject(before) && isObject(value));
  if (isCollection(node) && isSameKind && Object.keys(value).length > 0 && Object.keys(before).length > 0) {
    if (isBlock(node)) return head + editBlock(source, node, value) + tail;
    if (fitsFlow(value)) return head + editFlow(source, node, value) + tail;
  }
  if (!isScalar(node) || isList(value) || isObject(value)) return rewriteItem(source, item, value);
  const written = writeScalar(value, placeOf(source, node, columnOf(text, item.start), false));
  const wasBlock = isBlockScalar(node);
  if (!wasBlock && written.body === undefined) return head + written.head + tail;
  const [header = ''] = text.slice(start, end).split('\n', 1);
  const [comment = ''] = /\s#.*/u.exec(header) ?? [];
  return wasBlock && written.body !== undefined
    ? [head + written.head + comment, ...written.body, ''].join('\n')
    : rewriteItem(source, item, value);
};

/** An item of the new edition: one of the former with its value now, or a new one. */
interface Placed {
  readonly former?: number;
  readonly key?: string | undefined;
  readonly value: Json;
}

const placeEntries = (before: readonly Json[], after: readonly Json[]): Placed[] => {
  const matches = matchEntries(before, after);
  return after.map((value, index) => {
    const former = matches.get(index);
    return former === undefined ? { value } : { former, value };
  });
};

/** Keys stay in the order of the file; new ones come behind the one that they follow. */
const placeKeys = (items: readonly Item[], after: JsonObject): Placed[] => {
  const placed: Placed[] = items.flatMap(({ key = '' }, former) => {
    const value = valueAt(after, key);
    return value === undefined ? [] : [{ former, key, value }];
  });
  let place = 0;
  for (const [key, value] of Object.entries(after)) {
    const found = placed.findIndex((each) => each.key === key);
    if (found === -1) placed.splice(place, 0, { key, value });
    place = (found === -1 ? place : found) + 1;
  }
  return placed;
};

const placeItems = (items: readonly Item[], value: Json, source: Source): Placed[] =>
  isList(value)
    ? placeEntries(
        items.map((item) => jsonOf(item, source)),
        value,
      )
    : isObject(value)
      ? placeKeys(items, value)
      : [];

/** The item that a new one is written like: the one before it, or the first. */
const modelOf = (items: readonly Item[], placed: readonly Placed[], index: number): Model => {
  const before = placed.slice(0, index).findLast(({ former }) => former !== undefined)?.former;
  return items[before ?? 0]?.value ?? undefined;
};

/** Returns the lines of a block with another value, from its first item on. */
const editBlock = (source: Source, node: YAMLMap | YAMLSeq, value: Json): string => {
  const { text, width } = source;
  const items = itemsOf(text, node);
  const column = columnOf(text, items[0]?.start ?? 0);
  const between = items.map((item, index) => {
    const previous = items[index - 1];
    return previous ? text.slice(previous.end, lineStart(text, item.start)) : '';
  });
  const areApart = areSetApart(between);
  const leads = between.map((lines) => leadOf(lines, column, areApart));
  const placed = placeItems(items, value, source);
  const kept = unmovedAmong(placed.flatMap(({ former }) => former ?? []));
  const parts = placed.map(({ former, key, value: part }, index) => {
    const item = former === undefined ? undefined : items[former];
    if (former === undefined || !item) {
      const model = isMap(node) ? languageModel(items, key) : modelOf(items, placed, index);
      return (areApart ? '\n' : '') + [...writeItem(key, part, column, model, { width }), ''].join('\n');
    }
    const { staying = '', own = '' } = leads[former] ?? {};
    const lead = kept.includes(former) ? orphanedBefore(leads, kept, former) + staying + own : own;
    return lead + editItem(source, item, part);
  });
  const all = parts.join('') + orphanedBefore(leads, kept, items.length);
  return all.replace(/^(?:[^\S\n]*\n)+/u, '').slice(column);
};

/** The text in another language, which one that is added is written like. */
const languageModel = (items: readonly Item[], key: string | undefined): Model =>
  isLanguage(key) ? (items.find((item) => isLanguage(item.key))?.value ?? undefined) : undefined;

const editPart = (source: Source, item: Item, value: Json): string => {
  const { text } = source;
  const before = jsonOf(item, source);
  if (isSame(before, value)) return text.slice(item.start, item.end);
  const { value: node } = item;
  if (!node) return `${text.slice(item.start, item.headEnd)}: ${writeFlow(value, undefined)}`;
  const head = text.slice(item.start, node.range?.[0]);
  const isSameKind = (isList(before) && isList(value)) || (isObject(before) && isObject(value));
  if (isCollection(node) && isSameKind) return head + editFlow(source, node, value);
  if (!isScalar(node) || isList(value) || isObject(value)) return head + writeFlow(value, undefined);
  return head + writeScalar(value, placeOf(source, node, 0, true)).head;
};

/** Returns what stands within [ ] or { } with another value. */
const editFlow = (source: Source, node: YAMLMap | YAMLSeq, value: Json): string => {
  const { text } = source;
  const items = itemsOf(text, node);
  const placed = placeItems(items, value, source);
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last || placed.length === 0) return writeFlow(value, undefined);
  const parts = placed.map(({ former, key, value: part }, index) => {
    const item = former === undefined ? undefined : items[former];
    const previous = placed[index - 1];
    const isBehindSame = previous !== undefined && former !== undefined && previous.former === former - 1;
    const separator =
      index === 0 ? '' : isBehindSame ? text.slice(items[former - 1]?.end, item?.start) : ', ';
    if (item) return separator + editPart(source, item, part);
    const model = isMap(node) ? languageModel(items, key) : modelOf(items, placed, index);
    return `${separator}${key === undefined ? '' : `${writeKey(key, true)}: `}${writeFlow(part, model)}`;
  });
  const [open, close] = [text.slice(node.range?.[0], first.start), text.slice(last.end, node.range?.[1])];
  return open + parts.join('') + close;
};

const editRoot = (text: string, value: Json, document: Document): string => {
  const source: Source = { text, document, width: foldWidthOf(text, document) };
  const { contents } = document;
  if (!contents) return text + writeYaml(value);
  const [start, end] = [contents.range?.[0] ?? 0, lineEnd(text, valueEnd(text, contents))];
  const before = toJson(contents, document);
  const isSameKind = (isList(before) && isList(value)) || (isObject(before) && isObject(value));
  if (isBlock(contents) && isSameKind && Object.keys(value).length > 0)
    return text.slice(0, start) + editBlock(source, contents, value) + text.slice(end);
  if (
    isCollection(contents) &&
    isSameKind &&
    fitsFlow(value) &&
    Object.keys(value).length > 0 &&
    contents.items.length > 0
  )
    return text.slice(0, start) + editFlow(source, contents, value) + text.slice(valueEnd(text, contents));
  return text.slice(0, start) + writeYaml(value) + text.slice(end);
};

const normalize = (value: Json): Json =>
  typeof value === 'string'
    ? value.normalize('NFC')
    : isList(value)
      ? value.map(normalize)
      : isObject(value)
        ? Object.fromEntries(
            Object.entries(value).map(([key, part]) => [key.normalize('NFC'), normalize(part)]),
          )
        : value;

/** Writes the text of a new file. @param like the text of a file of its kind, whose way of writing is followed */
export const writeYaml = (wanted: Json, like?: string): string => {
  const value = normalize(wanted);
  const model = like === undefined ? undefined : parse(like);
  const width = model && like !== undefined ? foldWidthOf(like, model) : Number.POSITIVE_INFINITY;
  const written = writeValue(value, 0, model?.contents ?? undefined, { width });
  return written.kind === 'block'
    ? [...written.lines, ''].join('\n')
    : [written.head, ...(written.body ?? []), ''].join('\n');
};

const readEditable = (text: string): { readonly document: Document; readonly value: Json } => {
  const document = parse(text);
  const reason = findUneditable(document);
  if (reason !== undefined) throw new UneditableYamlError(reason);
  return { document, value: toJson(document.contents, document) };
};

const withoutMark = (text: string): string => text.replace(/^\uFEFF/u, '');

/**
 * Reads the value of a content file as it is written, before its schema makes something of it.
 * @throws UneditableYamlError
 */
export const readYamlValue = (text: string): Json => readEditable(withoutMark(text).normalize('NFC')).value;

/**
 * Writes another value into the text of a content file. Comments, order, quotes, folding, blank lines and indentation of
 * what is the same stay to the byte; decomposed accents become letters, as they are read.
 * @throws UneditableYamlError
 */
export const editYaml = (text: string, wanted: Json): string => {
  const value = normalize(wanted);
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const isWindows = text.includes('\r\n') && !/(?<!\r)\n/u.test(text);
  const plain = withoutMark(text).normalize('NFC');
  const lines = isWindows ? plain.replaceAll('\r\n', '\n') : plain;
  const { document, value: before } = readEditable(lines);
  if (isSame(before, value)) return text;
  const ended = lines === '' || lines.endsWith('\n') ? lines : `${lines}\n`;
  const edited = editRoot(ended, value, ended === lines ? document : readEditable(ended).document);
  if (!isSame(readEditable(edited).value, value) || !isSame(loadFast(edited), value))
    throw new UneditableYamlError('its way of writing is not known');
  return mark + (isWindows ? edited.replaceAll('\n', '\r\n') : edited);
};

const loadFast = (text: string): Json => {
  const value: unknown = load(text, { schema: CORE_SCHEMA });
  return normalize(JSON.parse(JSON.stringify(value)));
};
