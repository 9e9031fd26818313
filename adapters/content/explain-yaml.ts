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
  [/[:-]\s+[>|][^\S\n]*[^\s#>|+\d-]/u, 'a text after > or | begins on the next line'],
  [/:\s+[-?](?:\s|$)/u, `a text that begins with - or ? is none in YAML: ${inQuotes}`],
  [/[^\s#]\s+#/u, `# begins a comment: if it belongs to the text, ${inQuotes}`],
  [/^[^{]*:\s[^{]*\S:(?:\s|$)/u, `a text with a colon and a space needs quotes: ${inQuotes}`],
  [/:\s+["'][^"']*$/u, 'the quotes are not closed: put one at the end of the text'],
];

const adviceByCode: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'begin the line with spaces',
  DUPLICATE_KEY: 'keep one of them',
  MULTIPLE_DOCS: 'delete the line ---',
  BAD_DQ_ESCAPE: "write the text in '…', as \\ in double quotes is read with the sign behind it",
  BAD_INDENT: 'lines of one level begin with the same number of spaces',
  MULTILINE_IMPLICIT_KEY: `is a colon missing, or does a text with a colon need quotes?`,
};

/** What is wrong with YAML, with what to do about it. @param line the one that it is found on */
export const explainYaml = ({ code, message }: Pick<YAMLError, 'code' | 'message'>, line: string): string => {
  const advice = code === 'DUPLICATE_KEY' ? undefined : slips.find(([slip]) => slip.test(line))?.[1];
  const known = advice ?? adviceByCode[code];
  return `not valid YAML: ${message}${known === undefined ? '' : `; ${known}`}`;
};
