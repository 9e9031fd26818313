import { expect, test as base } from 'vitest';
import { createPostgresEditionRepository } from '../../adapters/postgres/edition-repository.ts';
import { openDatabaseWithContent } from '../support/database.ts';
import { buildRenderingSite } from '../support/rendering-site.ts';

/** A group of two solutions, and one of another. */
const [shared, alone] = ['surgical-tools', 'ent-shaver-system'];

const test = base
  .extend('database', async ({}, { onCleanup }) => {
    const database = await openDatabaseWithContent();
    onCleanup(database.close);
    return database;
  })
  .extend('editions', ({ database }) => createPostgresEditionRepository(database.dataSource))
  .extend('getPage', ({ database }, { onCleanup }) => async () => {
    const app = await buildRenderingSite(database.dataSource);
    onCleanup(() => app.close());
    const { body } = await app.inject({ url: '/en/online-catalog' });
    return {
      html: body,
      files: Array.from(body.matchAll(/href="\/catalogues\/([\w-]+)\/\w+\.(\w+)\.pdf"/gu), ([, ...file]) =>
        file.join(' '),
      ),
    };
  });

test('before a catalogue is made, the page of the online catalogue is the form alone', async ({
  getPage,
}) => {
  const { html, files } = await getPage();
  expect(files).toEqual([]);
  expect(html).toContain('<form');
  expect(html).not.toContain('Catalogues by product group');
});

test('the catalogues of groups are listed in the language of the page, in each solution of the group; what is not made leads to the form', async ({
  editions,
  getPage,
}) => {
  for (const scope of [shared, alone])
    for (const language of ['tr', 'en'] as const)
      await editions.store({
        scope,
        language,
        source: 'first',
        title: scope,
        pdf: Buffer.alloc(513_400, scope + language),
      });
  const { html, files } = await getPage();
  expect(files).toEqual([`${alone} en`, `${shared} en`, `${shared} en`]);
  expect(html.match(/PDF,\s513\skB/gu)).toHaveLength(3);
  expect(html).toMatch(
    /href="#request"><span>[^<]+<\/span><span class="meta"><span> \d+ products? · <\/span><span class="edition-file">on request/u,
  );
  expect(html).toContain('id="request"');
});
