import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as baseTest, expect } from 'vitest';
import { createEditionRenderer } from '../../../adapters/sheets/edition-renderer.ts';
import { hashTemplates } from '../../../adapters/sheets/template-version.ts';

const test = baseTest.extend('folder', async ({}, { onCleanup }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'templates-'));
  onCleanup(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'fonts'));
  await writeFile(path.join(folder, 'page.typ'), 'a page');
  await writeFile(path.join(folder, 'fonts', 'serif.ttf'), 'letters');
  return folder;
});

const hash = (folder: string, settings: readonly string[] = []): Promise<string> =>
  hashTemplates({ folders: [folder], files: [], settings });

test.for(['page.typ', 'fonts/serif.ttf'])(
  'another %s is another version of the templates',
  async (file, { folder }) => {
    const before = await hash(folder);
    expect(await hash(folder)).toBe(before);
    await writeFile(path.join(folder, file), 'something else');
    expect(await hash(folder)).not.toBe(before);
  },
);

const versionAt = (publicUrl: string): Promise<string> =>
  createEditionRenderer({ imagesDir: '/nowhere', publicUrl }).version();

test('another address of the site is another version, as codes on the pages lead there', async () => {
  const version = await versionAt('https://www.example.com');
  expect(await versionAt('https://www.example.com')).toBe(version);
  expect(await versionAt('https://www.example.org')).not.toBe(version);
});
