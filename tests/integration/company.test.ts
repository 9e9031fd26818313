import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CompanyNotLoadedError } from '#domain/company/errors.ts';
import { createPostgresCompanyRepository } from '../../adapters/postgres/company-repository.ts';
import { createPostgresContentRepository } from '../../adapters/postgres/content/content-repository.ts';
import { openTestDatabase } from '../support/database.ts';
import { company, sampleContent } from '../support/sample-content.ts';

let dataSource: DataSource;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ dataSource, close } = await openTestDatabase());
});

afterAll(() => close());

test('there is no company before the first content load, and the loaded one afterwards', async () => {
  const profile = createPostgresCompanyRepository(dataSource);
  await expect(profile.company()).rejects.toThrow(CompanyNotLoadedError);

  await createPostgresContentRepository(dataSource).replace(sampleContent, 'first');
  expect(await profile.company()).toEqual(company);
});

test('a changed company replaces the previous one', async () => {
  const changed = { ...company, phones: ['+90 312 000 00 09'] };
  const store = createPostgresContentRepository(dataSource);
  expect(await store.replace({ ...sampleContent, company: changed }, 'second')).toContainEqual({
    kind: 'company',
    slug: '1',
    action: 'changed',
  });
  expect(await createPostgresCompanyRepository(dataSource).company()).toEqual(changed);
});
