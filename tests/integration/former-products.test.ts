import { randomUUID } from 'node:crypto';
import { expect, test as base } from 'vitest';
import { createPostgresContentRepository } from '../../adapters/postgres/content/content-repository.ts';
import { createPostgresRequestAdministration } from '../../adapters/postgres/requests/request-administration.ts';
import { buildApi } from '../support/api.ts';
import { openTestDatabase } from '../support/database.ts';
import { sampleContent } from '../support/sample-content.ts';

const test = base.extend('database', async ({}, { onCleanup }) => {
  const database = await openTestDatabase();
  onCleanup(database.close);
  return database;
});

test('a requested product that the catalogue no longer has is named, with a mark, and its variants, until it is back', async ({
  database: { dataSource },
}) => {
  const store = createPostgresContentRepository(dataSource);
  const without = { ...sampleContent, products: sampleContent.products.slice(1) };
  const [gone] = sampleContent.products;
  const slug = gone?.slug.en ?? '';
  const [variant] = gone?.variants ?? [];
  const ref = variant?.ref ?? '';
  const urunler = `${slug}:2,${slug}~${ref},${slug}~NEVER-1,never-there`;
  const app = await buildApi(dataSource);
  const request = async (key: string): Promise<unknown> => {
    const payload = { isim: 'Ayşe', email: 'a@b.example', urunler, anahtar: key };
    return (await app.inject({ method: 'POST', url: '/api/offer-form', payload })).json();
  };
  for (const [content, name] of [
    [sampleContent, gone?.name.tr],
    [without, `${gone?.name.tr} (artık kataloğumuzda yok)`],
    [sampleContent, gone?.name.tr],
  ] as const) {
    await store.replace(content, randomUUID());
    expect(await request(randomUUID())).toMatchObject({
      receipt: {
        products: [
          { slug, name: { tr: name } },
          { slug, ref, name: { tr: name }, variantName: variant?.name },
          { slug, ref: 'NEVER-1', name: { tr: name } },
          { name: { tr: 'never there' } },
        ],
      },
    });
    const stored = await createPostgresRequestAdministration(dataSource).list({});
    expect(stored.at(-1)?.products).toMatchObject([
      { slug, name },
      { slug, ref, name, variantName: variant?.name.tr },
      { slug, ref: 'NEVER-1', name },
      { name: 'never there' },
    ]);
  }
  await app.close();
});
