import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { runInBlender } from './blender.ts';

// Renders the instrument tables of procedures and writes into their files where everything lies, see README.md:
//   npx node studio/tables.ts [--width 2400] [--samples 12] [--out <folder>] [--only-places] [procedure …]

const root = path.resolve(import.meta.dirname, '..');
const places = path.join(root, 'var', 'tables');
const content = path.join(root, 'content');

/** Boxes by picture: left, top, right and bottom, in percent of the table. */
const boxesSchema = z.record(z.string(), z.tuple([z.number(), z.number(), z.number(), z.number()]));

type Boxes = z.output<typeof boxesSchema>;

/** Separates neighbours in a row that overlap, as tall things lean outwards: each gets its half of what both have. */
const apart = (boxes: Boxes): Boxes => {
  const all = Object.values(boxes);
  return Object.fromEntries(
    Object.entries(boxes).map(([picture, [left, top, right, bottom]], index) => {
      const [startBefore = left, , endBefore = left] = all[index - 1] ?? [];
      const [startAfter = right] = all[index + 1] ?? [];
      return [
        picture,
        [
          startBefore < left && endBefore > left ? (endBefore + left) / 2 : left,
          top,
          startAfter > left && startAfter < right ? (right + startAfter) / 2 : right,
          bottom,
        ],
      ];
    }),
  );
};

/** Minimum size of a link, in percent of the table's width and height: on the narrowest tables, 24 pixels and more. */
const minSize = { width: 4, height: 6.4 };

const round = (percent: number): number => Math.round(percent * 10) / 10;

/** The centre and size of what lies between two edges, and at least of a size, within the table. */
const span = (from: number, to: number, min: number): { centre: number; size: number } => {
  const size = Math.max(min, to - from);
  const start = Math.min(Math.max(0, (from + to - size) / 2), 100 - size);
  const end = Math.min(100, start + size);
  const rounded = Math.floor((end - start) * 10) / 10;
  return { centre: round((start + end) / 2), size: rounded };
};

/** The names of the products' pictures by their English slugs. */
const picturesOfProducts = (): ReadonlyMap<string, string> => {
  const folder = path.join(content, 'products');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => {
        const picture = /^picture: (?<name>\S+)/mu.exec(readFileSync(path.join(folder, file), 'utf8'));
        return [path.parse(file).name, picture?.groups?.['name'] ?? ''] as const;
      }),
  );
};

/** The lines of `table` in a procedure's file, in the order of the boxes. */
const tableLines = (
  products: readonly string[],
  pictures: ReadonlyMap<string, string>,
  boxes: Boxes,
): string =>
  Object.entries(boxes)
    .map(([picture, [left, top, right, bottom]]) => {
      const product = products.find((each) => pictures.get(each) === picture);
      if (product === undefined) throw new Error(`No product on the table has the picture ${picture}`);
      const across = span(left, right, minSize.width);
      const down = span(top, bottom, minSize.height);
      return `  - { product: ${product}, x: ${across.centre}, y: ${down.centre}, width: ${across.size}, height: ${down.size} }\n`;
    })
    .join('');

const rows = /(?<=^table:\n)(?: {2}- .*\n)+/mu;

rmSync(places, { recursive: true, force: true });
mkdirSync(places, { recursive: true });
runInBlender('tables.py', ['--places', places, ...process.argv.slice(2)]);
const pictures = picturesOfProducts();
for (const file of readdirSync(places).filter((each) => each.endsWith('.json'))) {
  const procedure = path.join(content, 'procedures', `${path.parse(file).name}.yaml`);
  const yaml = readFileSync(procedure, 'utf8');
  const products = Array.from(
    (rows.exec(yaml)?.[0] ?? '').matchAll(/product: (?<slug>[^,]+),/gu),
    (match) => match[1] ?? '',
  );
  const boxes = apart(boxesSchema.parse(JSON.parse(readFileSync(path.join(places, file), 'utf8'))));
  if (Object.keys(boxes).length !== products.length)
    throw new Error(`${procedure}: studio/layouts.py has not all that lies on the table`);
  writeFileSync(procedure, yaml.replace(rows, tableLines(products, pictures, boxes)));
}
