import { expect, test } from 'vitest';
import { wordings } from '../../../adapters/sheets/wording.ts';
import enProduct from '#locales/en/product.json' with { type: 'json' };
import en from '#locales/en/ui.json' with { type: 'json' };
import trProduct from '#locales/tr/product.json' with { type: 'json' };
import tr from '#locales/tr/ui.json' with { type: 'json' };

test.each([
  ['tr', wordings.tr, tr, trProduct],
  ['en', wordings.en, en, enProduct],
] as const)('the %s wording of data sheets is that of product pages', (_, sheet, { product }, regulatory) => {
  const { brand, category, details, table } = product;
  expect(sheet).toMatchObject({ brand, category, details, table });
  const { field, class: deviceClass, documents, pictures: _ofTheGallery, ...same } = regulatory;
  expect(sheet.document.kind).toEqual(documents.kind);
  expect(sheet).toMatchObject({ regulatory: product.regulatory, field, deviceClass, ...same });
  expect(product.sheet.startsWith(sheet.sheet)).toBe(true);
});
