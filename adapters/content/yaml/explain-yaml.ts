import type { YAMLError } from 'yaml';

const inQuotes = 'put the whole text in quotes';

/** Slips by how their line looks, and what to do about them. */
const slips: readonly (readonly [line: RegExp, advice: string])[] = [
  [/^\s*\t/u, 'the line begins with a tab: begin it with spaces'],
  [/[:-]\s+[@`%&*!]/u, `a text that begins with @, %, &, *, ! or \` is none in YAML: ${inQuotes}`],
  [
    /[:-]\s+(?:"[^"]*"|'[^']*')\s*[^\s#,\]}]/u,
    `the text goes on behind its quotes: ${inQuotes} of the other kind`,
  ],
  [/[:-]\s+[[{].*[\]}]\s*[^\s#,\]}]/u, `a text that begins with [ or { is none in YAML: ${inQuotes}`],
  [
    /[:-]\s+[>|](?:[+\d-]{0,2}[^\S\n]+[^\s#]|[^\s#+\d-])/u,
    'a text after > or | begins on the next line; one that begins with > or | needs quotes',
  ],
  [
    /^\s*#/u,
    'a line that begins with # ends the text above it: delete the line, or put the whole text in quotes',
  ],
  [
    /^(?:\.\.\.|---)/u,
    'a line that begins with ... or --- ends the file: delete it, or begin it with spaces',
  ],
  [/:\s+[-?](?:\s|$)/u, `a text that begins with - or ? is none in YAML: ${inQuotes}`],
  [/[^\s#]\s+#/u, `# begins a comment: if it belongs to the text, ${inQuotes}`],
  [/^[^{]*:\s[^{]*\S\s*:(?:\s|$)/u, `a text with a colon and a space needs quotes: ${inQuotes}`],
  [/:\s+["'][^"']*$/u, 'the quotes are not closed: put one at the end of the text'],
];

const adviceByCode: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'begin the line with spaces',
  DUPLICATE_KEY: 'keep one of them',
  BAD_DQ_ESCAPE: "write the text in '…', as \\ in double quotes is read with the sign behind it",
  BAD_INDENT: 'lines of one level begin with the same number of spaces',
  MULTILINE_IMPLICIT_KEY: `is a colon missing, or does a text with a colon need quotes?`,
};

/** Messages that speak to programmers, in other words. */
const messages: Partial<Record<YAMLError['code'], string>> = {
  MULTIPLE_DOCS: 'the text goes on behind the end of the file',
};

/** Errors that are found below the line that causes them, with what this looks like. */
const causes: Partial<Record<YAMLError['code'], RegExp>> = {
  MULTIPLE_DOCS: /^(?:\.\.\.|---)/u,
  BAD_INDENT: /^\s*#/u,
  MISSING_CHAR: /^\s*#/u,
};

/** The line that causes an error: that on which it is found, or one of the two above. */
const findCause = (code: YAMLError['code'], found: number, lines: readonly string[]): number => {
  const cause = causes[code];
  if (!cause) return found;
  return [found, found - 1, found - 2].find((line) => cause.test(lines[line - 1] ?? '')) ?? found;
};

/**
 * Explains what is wrong with YAML, with what to do about it, and on which line.
 * @param found the 1-based line that it is found on
 */
export const explainYaml = (
  { code, message }: Pick<YAMLError, 'code' | 'message'>,
  found: number,
  lines: readonly string[],
): { readonly line: number; readonly text: string } => {
  const line = findCause(code, found, lines);
  const advice =
    code === 'DUPLICATE_KEY' ? undefined : slips.find(([slip]) => slip.test(lines[line - 1] ?? ''))?.[1];
  const known = advice ?? adviceByCode[code];
  const text = `not valid YAML: ${messages[code] ?? message}${known === undefined ? '' : `; ${known}`}`;
  return { line, text };
};
