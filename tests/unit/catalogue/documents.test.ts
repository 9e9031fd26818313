import { expect, test } from 'vitest';
import {
  type CatalogueDocument,
  type DocumentKind,
  documentWarnings,
  documentsOfProduct,
  requiredDocuments,
} from '#domain/catalogue/products/document.ts';
import { documentKeys, filterKeys, isSelected, lotKey } from '#domain/catalogue/products/document-key.ts';
import type { Classification } from '#domain/catalogue/products/regulatory.ts';
import { product } from '../../support/in-memory-catalogue.ts';

const version = { version: '1', date: '2026-01-05', languages: ['tr'] } as const;

const document = (id: string, rest: Partial<CatalogueDocument> = {}): CatalogueDocument => ({
  id,
  kind: 'brochure',
  scope: {},
  versions: [version],
  ...rest,
});

const regulatory = (classification: Classification) => ({
  classification,
  ceMark: true,
  professionalUse: true,
});

const idsOf = (...documents: CatalogueDocument[]): string[] =>
  documentsOfProduct(
    product('saw', {
      regulatory: regulatory('IIa'),
      variants: [{ ref: 'SA-10', name: { tr: '10', en: '10' } }],
    }),
    documents,
  ).map(({ id }) => id);

test('a document is of the products that have one of each list of its scope', () => {
  expect(
    idsOf(
      document('all'),
      document('product', { scope: { products: ['drill', 'saw'] } }),
      document('turkish-slug', { scope: { products: ['saw-tr'] } }),
      document('class', { scope: { classes: ['IIa'], brands: ['acteon'], categories: ['drills'] } }),
      document('other-brand', { scope: { classes: ['IIa'], brands: ['3m'] } }),
      document('other-class', { scope: { classes: ['I'] } }),
    ),
  ).toEqual(['all', 'product', 'class']);
});

test('a product without a class has no document for classes', () => {
  expect(documentsOfProduct(product('saw'), [document('class', { scope: { classes: ['none'] } })])).toEqual(
    [],
  );
});

test('a document for REFs is of the product that has one of them, and names only its own', () => {
  const refs = document('refs', { refs: ['SA-10', 'OTHER-1'] });
  expect(idsOf(refs, document('other', { refs: ['OTHER-1'] }))).toEqual(['refs']);
  const saw = product('saw', { variants: [{ ref: 'SA-10', name: { tr: '10', en: '10' } }] });
  expect(documentsOfProduct(saw, [refs])[0]?.refs).toEqual(['SA-10']);
});

test('the documents of a product are in the order of their kinds', () => {
  const kinds = ['brochure', 'certificate', 'instructions', 'declaration'] as const;
  expect(idsOf(...kinds.map((kind) => document(kind, { kind })))).toEqual([
    'instructions',
    'declaration',
    'certificate',
    'brochure',
  ]);
});

test.for<[Classification, DocumentKind[]]>([
  ['none', []],
  ['I', ['declaration']],
  ['IIa', ['declaration']],
  ['IIb', ['instructions', 'declaration']],
  ['III', ['instructions', 'declaration']],
])('class %s requires %j', ([classification, kinds]) => {
  expect(requiredDocuments(regulatory(classification))).toEqual(kinds);
});

test.for([
  ['2026-11-22', ['expired']],
  ['2026-11-23', ['expiresSoon']],
  ['2027-02-21', ['expiresSoon']],
  ['2027-02-22', []],
] as const)('what is valid until %s has the warnings %j on 23 November 2026', ([expires, warnings]) => {
  expect(documentWarnings('certificate', { expires }, '2026-11-23')).toEqual(warnings);
});

test('a declaration without a signature by today is unsigned, another document is not', () => {
  expect(documentWarnings('declaration', {}, '2026-11-23')).toEqual(['unsigned']);
  expect(documentWarnings('declaration', { signed: '2026-11-24' }, '2026-11-23')).toEqual(['unsigned']);
  expect(documentWarnings('declaration', { signed: '2026-11-23' }, '2026-11-23')).toEqual([]);
  expect(documentWarnings('brochure', {}, '2026-11-23')).toEqual([]);
});

test('a product is found by kinds and languages of present versions, lots and shared documents', () => {
  const older = { version: '0', date: '2020-01-05', languages: ['en'] } as const;
  const documents = [
    document('shared', { kind: 'certificate', versions: [version, older] }),
    document('own', { kind: 'certificate', individual: true, lots: ['İş-26/04'] }),
  ];
  expect(documentKeys(documents)).toEqual(['certificate/tr', 'id=shared', 'lot=is2604']);
});

test('a filter selects the documents whose keys it has', () => {
  const certificate = document('c', { kind: 'certificate' });
  for (const [filter, selects] of [
    [{}, true],
    [{ kind: 'certificate' }, true],
    [{ kind: 'certificate', language: 'tr' }, true],
    [{ language: 'en' }, false],
    [{ kind: 'brochure' }, false],
  ] as const) {
    expect(isSelected(certificate, filter)).toBe(selects);
    const keys = documentKeys([certificate]);
    expect(filterKeys(filter).some((key) => keys.includes(key))).toBe(selects);
  }
});

test('a lot is found without its case, spaces and signs', () => {
  expect(lotKey(' lt 2026-04 ')).toBe(lotKey('LT-2026/04'));
  expect(lotKey('–/.')).toBeUndefined();
});
