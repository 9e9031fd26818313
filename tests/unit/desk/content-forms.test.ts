import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { changeList } from '#contracts/desk/change-list.ts';
import { decodeFile } from '#contracts/desk/decode-file.ts';
import type { FieldSchema } from '#contracts/desk/json-schema.ts';
import type { Json } from '#domain/desk/publishing/json.ts';
import { fieldSchemaOf } from '../../../adapters/content/desk/field-schema.ts';
import { listContentFiles } from '../../../adapters/content/desk/list-content-files.ts';
import { yamlFormat } from '../../../adapters/content/desk/yaml-format.ts';
import { renderDesk } from '../../../src/desk/render.tsx';
import { sentFields } from '../../support/sent-fields.ts';

const contentDir = path.resolve(import.meta.dirname, '../../../content');

const renderForm = (file: string, schema: FieldSchema, value: Json): Promise<string> =>
  renderDesk(
    {
      page: 'contentFile',
      file,
      title: file,
      schema,
      value,
      version: 0,
      fingerprint: '',
      problems: [],
      clashes: [],
      isConflict: false,
      isSaved: false,
    },
    {
      language: 'tr',
      canSignOut: false,
      address: '/',
      siteUrl: 'http://localhost:3000',
      assets: { script: '/desk.js', style: '/desk.css' },
    },
  );

/** A value as it comes back from its form. */
const throughForm = async (file: string, schema: FieldSchema, value: Json): Promise<Json> =>
  decodeFile(sentFields(await renderForm(file, schema, value)), schema, value);

const schemaOf = (file: string): FieldSchema => {
  const schema = fieldSchemaOf(file);
  if (!schema) throw new Error(`${file} has no schema`);
  return schema;
};

const refs = (value: Json): unknown => JSON.stringify(value).match(/"ref":"\w+"/gu);

const files = (await listContentFiles(contentDir)).flatMap((folder) => folder.files);

test('the content has files of every kind', () => {
  expect(files.length).toBeGreaterThan(190);
});

test.each(files)('the form of %s sends what is in the file, unchanged', async (file) => {
  const bytes = await readFile(path.join(contentDir, file));
  const value = yamlFormat.read(bytes);
  expect(await throughForm(file, schemaOf(file), value)).toEqual(value);
  expect(Buffer.from(yamlFormat.edit(bytes, value)).equals(bytes)).toBe(true);
});

describe('a product', () => {
  const file = 'products/drills/drill.yaml';
  const schema = schemaOf(file);
  const drill = {
    name: { tr: 'Matkap', en: 'Drill' },
    brand: 'acteon',
    variants: [
      { ref: 'A1', name: { tr: 'Bir', en: 'One' }, sterile: false },
      { ref: 'A2', name: { tr: 'İki', en: 'Two' }, piecesPerPack: 5 },
    ],
  };

  test('gets what is typed, and loses what is emptied', async () => {
    const fields = {
      ...sentFields(await renderForm(file, schema, drill)),
      '/name/en': 'Ear drill',
      '/brand': '',
      '/publishAt': '2027-01-31',
      '/variants/1/piecesPerPack': '10',
      '/variants/1/sterile': 'yes',
      '/regulatory/classification': 'IIa',
      '/attributes/length': '90 mm',
      'newKey:/attributes': '',
    };
    expect(decodeFile(fields, schema, drill)).toEqual({
      name: { tr: 'Matkap', en: 'Ear drill' },
      publishAt: '2027-01-31',
      variants: [
        { ref: 'A1', name: { tr: 'Bir', en: 'One' }, sterile: false },
        { ref: 'A2', name: { tr: 'İki', en: 'Two' }, piecesPerPack: 10, sterile: true },
      ],
      regulatory: { classification: 'IIa' },
      attributes: { length: '90 mm' },
    });
  });

  test('keeps what is no number as it was typed, for the check to refuse', () => {
    const fields = { '/variants/0/piecesPerPack': 'on' };
    expect(decodeFile(fields, schema, undefined)).toEqual({ variants: [{ piecesPerPack: 'on' }] });
  });

  test('has entries added, removed and moved', () => {
    expect(refs(changeList(drill, 'remove', ['variants', 0]))).toEqual(['"ref":"A2"']);
    expect(refs(changeList(drill, 'down', ['variants', 0]))).toEqual(['"ref":"A2"', '"ref":"A1"']);
    expect(changeList(drill, 'up', ['variants', 0])).toEqual(drill);
    expect(changeList(drill, 'add', ['gallery'])).toEqual({ ...drill, gallery: [{}] });
  });
});
