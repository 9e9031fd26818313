import { CORE_SCHEMA, load } from 'js-yaml';
import { parseDocument } from 'yaml';
import type { Json } from '#domain/desk/publishing/json.ts';
import { foldParagraph } from './fold-text.ts';

/** How a text is written. */
export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded';

/** A scalar as it stands in a file. */
export interface WrittenScalar {
  /** Text behind the key: the whole value, or the header of a block. */
  readonly head: string;
  /** Lines of a block, indented. */
  readonly body?: readonly string[];
}

export interface ScalarPlace {
  /** Whether it stands within { } or [ ]. */
  readonly isFlow: boolean;
  /** Number of spaces before the lines of a text that has several. */
  readonly indent: number;
  /** Characters after which a line of a folded text ends. */
  readonly width: number;
  /** The style of what stood there before, or of its like. */
  readonly style?: ScalarStyle | undefined;
  /** Paragraphs of the text that stood there, each as its lines without indentation. */
  readonly former?: readonly (readonly string[])[];
  /** Whether it went over several lines without the sign of a block. */
  readonly isLong?: boolean;
}

/** A longer text stands on a line of its own, below its key. */
const maxInline = 110;

/** Signs that YAML does not take as they are, but for line breaks. */
const needsEscape = /[[\p{Cc}--[\t\n]]\p{Cs}\p{Zl}\p{Zp}\uFEFF\uFFFE\uFFFF]/v;

const escapeSign = (sign: string): string =>
  String.raw`\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON's notation, which is YAML's, leaves a few of the signs as they are. */
const writeDouble = (text: string): string =>
  JSON.stringify(text).replaceAll(/[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/gu, escapeSign);

const writeSingle = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const parseAlike = (source: string): unknown => {
  const document = parseDocument(source, { prettyErrors: false });
  return document.errors.length > 0 ? undefined : document.toJS();
};

/** Whether both of the parsers that read content files read a list of this value alone. */
const isReadAs = (source: string, value: Json): boolean => {
  const expected = JSON.stringify([value]);
  try {
    return (
      JSON.stringify(load(source, { schema: CORE_SCHEMA })) === expected &&
      JSON.stringify(parseAlike(source)) === expected
    );
  } catch {
    return false;
  }
};

const sign = /^[-?:,[\]{}#&*!|>'"%@`=~]/u;

/** Whether a text can do without quotes. */
const isPlain = (text: string, isFlow: boolean): boolean =>
  text !== '' &&
  text.trim() === text &&
  !sign.test(text) &&
  !/:(?:\s|$)|\s#|\n/u.test(text) &&
  !needsEscape.test(text) &&
  !(isFlow && /[,[\]{}]/u.test(text)) &&
  isReadAs(isFlow ? `[${text}]` : `- ${text}`, text);

const indented = (lines: readonly string[], indent: number): string[] =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(indent) + line));

const asSource = ({ head, body = [] }: WrittenScalar): string => ['- ' + head, ...body, ''].join('\n');

/** A block of lines that stay apart; `undefined` where there can be none. */
const writeLiteral = (text: string, indent: number): WrittenScalar | undefined => {
  if (!/^[^\s]/u.test(text) || needsEscape.test(text)) return undefined;
  const isClipped = text.endsWith('\n');
  const lines = (isClipped ? text.slice(0, -1) : text).split('\n');
  const written = { head: isClipped ? '|' : '|-', body: indented(lines, indent) };
  return isReadAs(asSource(written), text) ? written : undefined;
};

/** A block of lines that are joined; `undefined` where there can be none. */
const writeFolded = (
  text: string,
  { indent, width, former = [] }: ScalarPlace,
): WrittenScalar | undefined => {
  if (!/^[^\s]/u.test(text) || needsEscape.test(text)) return undefined;
  const isClipped = text.endsWith('\n');
  const paragraphs = (isClipped ? text.slice(0, -1) : text).split('\n');
  const lines = paragraphs.flatMap((paragraph, index) => {
    const folded = paragraph === '' ? [] : foldParagraph(paragraph, former, width);
    return index === 0 ? folded : [''].concat(folded);
  });
  const written = { head: isClipped ? '>' : '>-', body: indented(lines, indent) };
  return isReadAs(asSource(written), text) ? written : undefined;
};

/** A text without a block's sign over several lines, as it was before; `undefined` where it needs the sign. */
const writeLong = (
  text: string,
  { indent, width, style, former = [] }: ScalarPlace,
): WrittenScalar | undefined => {
  if (text.includes('\n') || needsEscape.test(text)) return undefined;
  const isQuoted = style === 'single' || !isPlain(text, false);
  const [first = '', ...rest] = foldParagraph(isQuoted ? writeSingle(text) : text, former, width);
  const head = [first, ...indented(rest, indent)].join('\n');
  return isReadAs(`- ${head}\n`, text) ? { head } : undefined;
};

const inlineStyles = (style: ScalarStyle | undefined): readonly ScalarStyle[] =>
  style === 'single' || style === 'double' ? [style, 'single'] : ['plain', 'single'];

const writeInline = (text: string, isFlow: boolean, style: ScalarStyle | undefined): string => {
  for (const each of inlineStyles(style)) {
    if (each === 'plain' && isPlain(text, isFlow)) return text;
    if (each === 'double' && text.includes("'") && !/["\\]/u.test(text)) return writeDouble(text);
    if (each === 'single' && !/\n/u.test(text) && !needsEscape.test(text)) return writeSingle(text);
  }
  return writeDouble(text);
};

const writeText = (text: string, place: ScalarPlace): WrittenScalar => {
  const { isFlow, indent, style, isLong = false } = place;
  if (isFlow) return { head: writeInline(text, true, style) };
  const literal = () => writeLiteral(text, indent);
  const folded = () => writeFolded(text, place);
  if (style === 'literal') return literal() ?? { head: writeInline(text, false, 'single') };
  if (style === 'folded') return folded() ?? literal() ?? { head: writeInline(text, false, undefined) };
  if (text.includes('\n'))
    return (
      (text.endsWith('\n') ? (literal() ?? folded()) : (folded() ?? literal())) ?? {
        head: writeInline(text, false, style),
      }
    );
  if (isLong) return writeLong(text, place) ?? folded() ?? { head: writeInline(text, false, style) };
  if (text.length > maxInline && style !== 'plain' && style !== 'single')
    return folded() ?? { head: writeInline(text, false, style) };
  return { head: writeInline(text, false, style) };
};

/** Writes a number as it is read again, as -0 and 1e21 are too. */
const writeNumber = (value: number): string => (Object.is(value, -0) ? '-0' : String(value));

/** Writes a text, a number, a truth value or nothing in the style of what stood there, as far as that can hold it. */
export const writeScalar = (value: null | boolean | number | string, place: ScalarPlace): WrittenScalar =>
  typeof value === 'string'
    ? writeText(value, place)
    : { head: typeof value === 'number' ? writeNumber(value) : String(value) };

/** Writes a key. */
export const writeKey = (key: string, isFlow: boolean): string => writeInline(key, isFlow, undefined);
