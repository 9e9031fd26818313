import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as z from 'zod';
import { unzip } from './unzip.ts';

/** A cell as a workbook has it. */
interface SheetCell {
  readonly type: 'text' | 'number' | 'formula';
  readonly value: string;
  readonly format: string | undefined;
}

const lists = new Set(['row', 'c', 'xf', 'numFmt']);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  isArray: (name) => lists.has(name),
});

const text = z.union([z.string(), z.object({ '#text': z.string() }).transform((node) => node['#text'])]);

const cell = z.object({
  r: z.string(),
  s: z.string().default('0'),
  t: z.string().optional(),
  v: text.optional(),
  f: z.unknown().optional(),
  is: z.object({ t: text }).optional(),
});

const sheetFile = z.object({
  worksheet: z.object({ sheetData: z.object({ row: z.array(z.object({ c: z.array(cell).default([]) })) }) }),
});

const stylesFile = z.object({
  styleSheet: z.object({
    numFmts: z.object({ numFmt: z.array(z.object({ numFmtId: z.string(), formatCode: z.string() })) }),
    cellXfs: z.object({ xf: z.array(z.object({ numFmtId: z.string() })) }),
  }),
});

const parse = <Schema extends z.ZodType>(xml: string | undefined, schema: Schema): z.output<Schema> => {
  expectValid(xml ?? '');
  return schema.parse(parser.parse(xml ?? ''));
};

const expectValid = (xml: string): void => {
  const fault = XMLValidator.validate(xml);
  if (fault !== true) throw new Error(fault.err.msg);
};

/** `_x000D_` stands for a sign that XML cannot hold, `_x005F_` for the one at its beginning. */
const decode = (value: string): string =>
  value.replaceAll(/_x(?<code>[\dA-F]{4})_/giu, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** Rows of the first sheet with their cells by the headings, read without the library that writes workbooks. */
export const readSheet = (workbook: Buffer): readonly ReadonlyMap<string, SheetCell>[] => {
  const files = unzip(workbook);
  const { numFmts, cellXfs } = parse(files.get('xl/styles.xml'), stylesFile).styleSheet;
  const formats = new Map(numFmts.numFmt.map(({ numFmtId, formatCode }) => [numFmtId, formatCode]));
  const { row } = parse(files.get('xl/worksheets/sheet1.xml'), sheetFile).worksheet.sheetData;
  const rows = row.map(
    ({ c }) =>
      new Map(
        // Empty ones are there for their format alone.
        c
          .filter(({ v, f, is }) => v !== undefined || f !== undefined || is)
          .map(({ r, s, t, v = '', f, is }): [string, SheetCell] => [
            r.replaceAll(/\d/gu, ''),
            {
              type: f === undefined ? (t === 'inlineStr' ? 'text' : 'number') : 'formula',
              value: is ? decode(is.t) : v,
              format: formats.get(cellXfs.xf[Number(s)]?.numFmtId ?? ''),
            },
          ]),
      ),
  );
  const [headings = new Map<string, SheetCell>(), ...others] = rows;
  return others.map(
    (cells) => new Map(Array.from(cells, ([column, each]) => [headings.get(column)?.value ?? column, each])),
  );
};
