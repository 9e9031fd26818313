import { expect, test } from 'vitest';
import { documentKinds } from '#domain/catalogue/products/document.ts';
import { readDocumentKind } from '#domain/catalogue/documents/kind-in-text.ts';
import en from '#locales/en/product.json' with { type: 'json' };
import tr from '#locales/tr/product.json' with { type: 'json' };

test.for(documentKinds)('%s is read by its names in both languages', (kind) => {
  for (const { documents } of [tr, en]) {
    expect(readDocumentKind(documents.kind[kind])).toEqual({ kind, rest: '' });
    expect(readDocumentKind(`${documents.kind[kind].toUpperCase()}, XL-5258`)).toEqual({
      kind,
      rest: 'XL-5258',
    });
  }
});

test.for([
  ['IFU', 'instructions', ''],
  ['kullanma talimatı', 'instructions', ''],
  ['kılavuz', 'instructions', ''],
  ['elvan 300 user manual', 'instructions', 'elvan 300'],
  ['DoC lot 24-0117', 'declaration', 'lot 24-0117'],
  ['CE', 'declaration', ''],
  ['XL-5258 CE belgesi', 'declaration', 'XL-5258'],
  ['uygunluk beyanları', 'declaration', ''],
  ['CE certificate', 'certificate', ''],
  ['certificate for sorbana', 'certificate', 'sorbana'],
  ['SERTİFİKALAR', 'certificate', ''],
  ['broşür orvia p2', 'brochure', 'orvia p2'],
  ['XL-5258 belgeleri', undefined, 'XL-5258'],
  ['IFU and DoC XL-5258', undefined, 'XL-5258'],
  ['dalga kılavuzu', undefined, 'dalga kılavuzu'],
  ['CE-24', undefined, 'CE-24'],
  ['', undefined, ''],
] as const)('%s asks for %s of “%s”', ([text, kind, rest]) => {
  expect(readDocumentKind(text)).toEqual({ ...(kind && { kind }), rest });
});
