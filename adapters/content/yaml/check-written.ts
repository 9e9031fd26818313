import { type Document, type LineCounter, type Node, isNode, isPair, isScalar, visit } from 'yaml';
import { type ContentProblem, type Finding, foundAt } from '#domain/content/problems.ts';
import { mayBeList } from './check-texts.ts';

/** A YAML file with the positions of its values. */
export interface ParsedYaml {
  readonly document: Document;
  readonly lines: LineCounter;
  readonly source: string;
}

interface FindingAt extends Finding {
  readonly offset: number;
}

/**
 * Signs that YAML takes for its own, and numbers that it reads otherwise than they are written: a file without any is read
 * as it was written.
 */
const doubts = [
  // A comment behind a value, or directly below it.
  /[^\s#][^\S\n]+#|\n[^\S\n]+#\S/u,
  // An anchor, an alias or a tag.
  /(?:^|[\s[{,])[&*!](?=\S)|[[{,:-]\s+!\s/mu,
  // A \ in double quotes, but for that before a quote, another \ or the end of the line.
  /"[^"\n]*\\[^"\\\n]/u,
  // A number with a sign, leading zeros, another base, an exponent, too many digits or zeros at its end.
  /[[,:-]\s+(?:\+\.?\d|-?(?:0[\dxo]|\.\d|\d+\.(?:\d*0)?(?!\d)|\d[\d.]*e[-+]?\d|\d{16}))/iu,
];

/** Whether a file may say something else than what is written in it; then it has to be parsed with its positions. */
export const mayDiffer = (text: string): boolean => doubts.some((doubt) => doubt.test(text));

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const inQuotes = 'put the whole text in quotes';

/** Keys of texts. Other values are words and numbers of a set or form, which are checked one by one. */
const isText = (key: string, value: string): boolean =>
  ['tr', 'en', 'name'].includes(key) || /[^\p{ASCII}]|\s/u.test(value);

/** Finds what is written behind a value on its line, or below it, and is a comment in YAML. */
const findComment = (source: string, [start, end]: readonly number[], key: string): FindingAt[] => {
  const value = source.slice(start, end);
  const [, spaces = '', behind] = /^([^\S\n]+)(#[^\n]*)/u.exec(source.slice(end)) ?? [];
  if (behind !== undefined) {
    const offset = (end ?? 0) + spaces.length;
    const comment = behind.trim();
    const isQuoted = /^['"]/u.test(value);
    if (!isQuoted && isText(key, value))
      return [
        {
          offset,
          text: `the text ends before "${comment}", as # begins a comment: ${inQuotes}, like ${quoted(`${value} ${comment.replace(/\s*[\]}]+,?$/u, '')}`)}, or the comment on a line of its own`,
        },
      ];
    return /^#[^\s#]/u.test(comment)
      ? [
          {
            offset,
            text: `"${comment}" is a comment, and no part of the value before it: put a space behind #, or all of it in quotes`,
            isWarning: true,
          },
        ]
      : [];
  }
  const [, gap = '', below] = /^([^\S\n]*\n[^\S\n]+)(#[^\s#][^\n]*)/u.exec(source.slice(end)) ?? [];
  return below === undefined || !isText(key, value)
    ? []
    : [
        {
          offset: (end ?? 0) + gap.length,
          text: `"${below.trim()}" is a comment, and no part of the text above: put a space behind #, or ${inQuotes}`,
          isWarning: true,
        },
      ];
};

/** A text may not begin behind the sign of a block, where only a comment can be. */
const findCommentOfBlock = (source: string, start: number): FindingAt[] => {
  const [header = ''] = source.slice(start).split('\n', 1);
  const [, before = '', comment] = /^(\S+\s+)(#[^\s#].*)/u.exec(header) ?? [];
  return comment === undefined
    ? []
    : [
        {
          offset: start + before.length,
          text: `"${comment.trim()}" is a comment, and no part of the text below: write it on the next line`,
        },
      ];
};

const thousands = /^[-+]?[1-9]\d{0,2}(?:\.\d{3})+$/u;

const plainDecimal = /^-?(?:0|[1-9]\d*)\.\d+$/u;

/** A number that the program would write otherwise. */
const findChangedNumber = (source: string, value: number, key: string): string | undefined => {
  const read = String(value);
  if (source === read) return undefined;
  if (thousands.test(source) && key !== 'at')
    return `${source} is read as ${read}: write ${source.replaceAll('.', '')} or ${read}`;
  return plainDecimal.test(source) && Number.isFinite(value) && source.length < 18
    ? undefined
    : `${source} is read as ${read}: write ${read} if it is a number, or put it in quotes`;
};

/** Lines of a list that are joined to one, as no blank line is between them. */
const findJoinedList = (source: string, [start = 0, end]: readonly number[]): FindingAt[] => {
  const items = source.slice(start, end).match(/(?<=\S[^\S\n]*\n)[^\S\n]+[-–•·*▪]\s+\S/gu) ?? [];
  return items.length < 2
    ? []
    : [
        {
          offset: start,
          text: 'the lines of the list in this text are joined to one: put a blank line between them, or begin the text with |',
          isWarning: true,
        },
      ];
};

/** Names of the characters that YAML reads for letters behind a `\`, as people write it in paths and names; others have their code. */
const escapes: Readonly<Record<string, string>> = {
  t: 'a tab',
  n: 'a line break',
  r: 'a line break',
  _: 'a no-break space',
  ' ': 'a space',
  '/': '/',
};

/** Signs in double quotes that YAML reads for others. */
const findEscapes = (source: string, [start = 0, end]: readonly number[]): FindingAt[] => {
  const written = source.slice(start, end).matchAll(/\\(?:x.{2}|u.{4}|U.{8}|[^])/gu);
  const lines = new Map<string, number>();
  for (const { 0: escape, index } of written)
    if (!/^\\["\\\r\n]/u.test(escape) && !lines.has(escape)) lines.set(escape, start + index);
  return Array.from(lines, ([escape, offset]) => {
    const { [escape.slice(1)]: read = 'another sign' } = escapes;
    return {
      offset,
      text: `${escape} in double quotes is read as ${read}: write the text in '…'`,
      isWarning: true as const,
    };
  });
};

const signOfYaml = (sign: string): string =>
  `"${sign}" is a sign of YAML, and no part of the text: ${inQuotes}`;

const findInNode = (node: Node, key: string, source: string): FindingAt[] => {
  const { range, tag } = node;
  if (!range) return [];
  const [offset] = range;
  const found: FindingAt[] = [];
  if ('anchor' in node && typeof node.anchor === 'string')
    found.push({ offset, text: signOfYaml(`&${node.anchor}`) });
  if (tag !== undefined) {
    const [, written = tag] = /(![^\s,[\]{}]*)\s*$/u.exec(source.slice(0, offset)) ?? [];
    found.push({ offset, text: signOfYaml(written) });
  }
  if (!isScalar(node)) return found;
  if (node.type === 'QUOTE_DOUBLE') found.push(...findEscapes(source, range));
  if (mayBeList(node.value)) found.push(...findJoinedList(source, range));
  if (node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL')
    return [...found, ...findCommentOfBlock(source, offset)];
  found.push(...findComment(source, range, key));
  if (typeof node.value === 'number') {
    const text = findChangedNumber(source.slice(offset, range[1]), node.value, key);
    if (text !== undefined) found.push({ offset, text });
  }
  return found;
};

/** Finds where the values of a file differ from what is written in it. */
export const findDifferences = (file: string, { document, lines, source }: ParsedYaml): ContentProblem[] => {
  const found: FindingAt[] = [];
  visit(document, {
    Node(position, node, path) {
      if (position === 'key') return;
      const pair = path.findLast(isPair);
      const key = pair && isScalar(pair.key) ? String(pair.key.value) : '';
      if (isNode(node)) found.push(...findInNode(node, key, source));
    },
  });
  return found.map((finding) => foundAt(file, lines.linePos(finding.offset).line, finding));
};
