import { expect, test } from 'vitest';
import * as z from 'zod';
import { describeChanges, fieldLabel, fileTitle } from '#contracts/desk/describe-changes.ts';
import { pageNames } from '#domain/site/page-texts.ts';
import en from '#locales/en/desk-content.json' with { type: 'json' };
import { schemaOf } from '../../../adapters/content/desk/schema-of.ts';
import { contentFiles } from '../../../adapters/content/schemas/content-files.ts';

const files = [
  ...Object.values(contentFiles).map(({ file }) => file),
  'products/x/y.yaml',
  'news/x.yaml',
  'procedures/x.yaml',
  ...pageNames.map((page) => `pages/${page}.yaml`),
];

interface Schema {
  readonly properties?: object | undefined;
  readonly items?: Schema | undefined;
  readonly oneOf?: readonly Schema[] | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
}

const node: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    properties: z.object({}).loose().optional(),
    items: node.optional(),
    oneOf: z.array(node).optional(),
    anyOf: z.array(node).optional(),
  }),
);

const fieldsOf = ({ properties = {}, items, oneOf = [], anyOf = [] }: Schema): string[] => [
  ...Object.keys(properties),
  ...[...(items ? [items] : []), ...oneOf, ...anyOf].flatMap(fieldsOf),
];

test('every field of the content’s files has a label, and every label a field', () => {
  const fields = files.flatMap((file) => {
    const schema = schemaOf(file);
    return schema
      ? fieldsOf(node.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))
      : [];
  });
  expect(Object.keys(en.fields).toSorted()).toEqual([...new Set(fields)].toSorted());
});

test('every file at the root has a title', () => {
  expect(Object.keys(en.files).toSorted()).toEqual(
    Object.values(contentFiles)
      .map(({ file }) => file.replace('.yaml', ''))
      .toSorted(),
  );
});

test('changes are told in both languages', () => {
  const changes = [
    { field: 'details', kind: 'changed', count: { before: 4, after: 5 }, languages: [] },
    { field: 'description', kind: 'changed', languages: ['en'] },
    { field: 'publishAt', kind: 'removed', languages: [] },
    { entry: 'acteon', kind: 'added', languages: [] },
  ] as const;
  expect(describeChanges(changes, 'en')).toEqual([
    'Features 4 → 5',
    'Description: English text changed',
    'Publication day removed',
    'acteon: new',
  ]);
  expect(describeChanges(changes, 'tr')[0]).toBe('Özellikler 4 → 5');
  expect(fieldLabel('unheard-of', 'tr')).toBe('unheard-of');
  expect(fileTitle('products/x/p2.yaml', { name: { tr: 'Ünite', en: 'Unit' } }, 'tr')).toBe('Ünite');
  expect(fileTitle('brands.yaml', [], 'en')).toBe('Brands');
  expect(fileTitle('pages/home.yaml', {}, 'en')).toBe('Page home');
});
