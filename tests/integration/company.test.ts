import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NoCompany } from '#domain/company/errors.ts';
import { createPostgresCompany } from '../../adapters/postgres/company-repository.ts';
import { createPostgresContentStore } from '../../adapters/postgres/content-repository.ts';
import { openTestDatabase } from '../support/database.ts';
import { company, sampleContent } from '../support/sample-content.ts';

let dataSource: DataSource;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ dataSource, close } = await openTestDatabase());
});

afterAll(() => close());

test('there is no company before the first load; after it, it is as it was loaded', async () => {
  const profile = createPostgresCompany(dataSource);
  await expect(profile.company()).rejects.toThrow(NoCompany);

  await createPostgresContentStore(dataSource).replace(sampleContent, 'first');
  expect(await profile.company()).toEqual(company);
});

test('a changed profile replaces the one before', async () => {
  const changed = { ...company, phones: ['+90 312 000 00 09'] };
  const store = createPostgresContentStore(dataSource);
  expect(await store.replace({ ...sampleContent, company: changed }, 'second')).toContainEqual({
    kind: 'company',
    slug: '1',
    action: 'changed',
  });
  expect(await createPostgresCompany(dataSource).company()).toEqual(changed);
});
