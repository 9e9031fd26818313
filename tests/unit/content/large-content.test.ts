import path from 'node:path';
import { expect, test } from 'vitest';
import { copiesOf, largeCatalogue } from '../../../bench/support/large-catalogue.ts';
import { writeLargeContent } from '../../../bench/support/large-content-folder.ts';
import { makeFolder } from '../../support/content-folder.ts';
import { contentDir, readTestContent, readWholeContent } from '../../support/test-content.ts';

test('a generated content folder of any size is in order, with the pictures of the products that it copies', async () => {
  const { products: models } = await readTestContent();
  const folder = path.join(await makeFolder(), 'content');
  await writeLargeContent(contentDir, folder, { models, products: 400 });
  const { content, pictures } = await readWholeContent(folder);
  expect(content.products).toHaveLength(400);
  expect(pictures).toHaveLength((await readWholeContent(contentDir)).pictures.length);
});

test('a generated file has the product that is generated without files', async () => {
  const { products: models } = await readTestContent();
  const folder = path.join(await makeFolder(), 'content');
  await writeLargeContent(contentDir, folder, { models, products: models.length + 5 });
  const { products } = (await readWholeContent(folder)).content;
  for (const { product } of copiesOf(models, 5)) expect(products).toContainEqual(product);
});

test('a generated catalogue has the models and so many products in all, the same on every run', async () => {
  const { products: models } = await readTestContent();
  const products = [...largeCatalogue(models, 1000)];
  expect(products).toHaveLength(1000);
  expect(products.filter((product) => models.includes(product))).toEqual(models);
  expect([...largeCatalogue(models, 1000)]).toEqual(products);
  expect([...largeCatalogue(models, models.length)]).toEqual(models);
});
