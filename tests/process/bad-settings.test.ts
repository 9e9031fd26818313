import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DataDirectory, createDataDirectory } from '../support/data-directory.ts';
import { failToStart } from '../support/process.ts';

let data: DataDirectory;

beforeAll(async () => {
  data = await createDataDirectory();
});

afterAll(() => data.remove());

test.for([
  {
    fault: 'a database of another kind',
    names: 'DATABASE_URL',
    set: { DATABASE_URL: 'mysql://localhost/site' },
  },
  {
    fault: 'a password that is not encoded',
    names: 'DATABASE_URL',
    set: { DATABASE_URL: 'postgres://site:secret%@127.0.0.1:1/site' },
  },
])('$fault ends the start with one line that names $names', async ({ names, set }) => {
  const { code, errors } = await failToStart({ DATA_DIR: data.path, ...set });
  expect(code).toBe(1);
  expect(errors).toEqual([expect.stringContaining(names)]);
  expect(errors[0]).not.toContain('secret');
  expect(existsSync(data.cluster)).toBe(false);
});

test('several bad settings are named in one line', async () => {
  const { code, errors } = await failToStart({
    DATA_DIR: data.path,
    PORT: 'many',
    LOG_LEVEL: 'loud',
    PUBLIC_URL: 'here',
  });
  expect(code).toBe(1);
  expect(errors).toEqual([expect.stringMatching(/PORT .*PUBLIC_URL .*LOG_LEVEL /u)]);
});

test('a data directory that cannot be made is told in one line that names DATA_DIR', async () => {
  const file = path.join(data.path, 'file');
  await writeFile(file, '');
  const { code, errors } = await failToStart({ DATA_DIR: path.join(file, 'var') });
  expect(code).toBe(1);
  expect(errors).toEqual([expect.stringContaining('DATA_DIR')]);
});
