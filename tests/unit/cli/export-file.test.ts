import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { ExportError, writeExport, writeExportFile } from '../../../adapters/cli/export-file.ts';
import { makeFolder } from '../../support/content-folder.ts';

const table = ['a;b\r\n', 'ş;ğ\r\n'];

const failing = (code: string): Writable =>
  new Writable({ write: (_chunk, _encoding, done) => done(Object.assign(new Error(code), { code })) });

test('a reader that has seen enough ends the table without an error, another failure is one', async () => {
  await expect(writeExport(table, failing('EPIPE'))).resolves.toBeUndefined();
  await expect(writeExport(table, failing('ENOSPC'))).rejects.toThrow('ENOSPC');
});

test('a file is written for its owner only', async () => {
  const file = path.join(await makeFolder(), 'requests.csv');
  await writeExportFile(table, file);
  expect(await readFile(file, 'utf8')).toBe(table.join(''));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a file that is there stays as it is', async () => {
  const file = path.join(await makeFolder(), 'requests.csv');
  await writeFile(file, 'mine');
  await expect(writeExportFile(table, file)).rejects.toThrow(
    new ExportError(`${file} is there already and stays as it is: name another file.`),
  );
  expect(await readFile(file, 'utf8')).toBe('mine');
});

test('a file that cannot be made is told by its name', async () => {
  const folder = await makeFolder();
  await mkdir(path.join(folder, 'sub'));
  const file = path.join(folder, 'missing', 'requests.csv');
  await expect(writeExportFile(table, file)).rejects.toThrow(`${file} cannot be written: ENOENT.`);
});

const broken = function* (): Generator<string> {
  yield 'a;b\r\n';
  throw new Error('lost');
};

test('when it fails half-way, no half table is left', async () => {
  const folder = await makeFolder();
  await expect(writeExportFile(broken(), path.join(folder, 'requests.csv'))).rejects.toThrow(ExportError);
  expect(await readdir(folder)).toEqual([]);
});
