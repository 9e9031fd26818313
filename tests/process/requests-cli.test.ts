import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPostgresRequestRepository } from '../../adapters/postgres/requests/request-repository.ts';
import { makeFolder } from '../support/content-folder.ts';
import { type OpenTestDatabase, openTestDatabase } from '../support/database.ts';
import { type Ended, runRequestsCommand } from '../support/process.ts';
import { elif, storeRequests } from '../support/stored-requests.ts';

let database: OpenTestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await storeRequests(createPostgresRequestRepository(database.dataSource));
});

afterAll(() => database.close());

const run = async (args: readonly string[]): Promise<Ended> =>
  runRequestsCommand(args, { DATABASE_URL: database.url, DATA_DIR: await makeFolder() });

test('list shows the requests, the oldest first, and counts them', async () => {
  const ended = await run(['list']);
  expect(ended).toMatchObject({ code: 0, errors: [] });
  expect(ended.output.trimEnd().split('\n')).toEqual([
    expect.stringMatching(
      /^2026-02-28 23:59 {2}offer +waiting +Elif İnce +Elif@hastane\.example .* 3f1c2b7e-/u,
    ),
    expect.stringMatching(
      /^2026-03-01 00:00 {2}oem +waiting +John Smith +john@clinic\.example .* 7c9e6679-/u,
    ),
    'Requests: 2.',
  ]);
});

test('export writes a table to standard output and nothing besides', async () => {
  const { code, output, errors } = await run(['export', '--kind', 'offer']);
  expect({ code, errors }).toEqual({ code: 0, errors: [] });
  expect(output).toMatch(
    /^\uFEFFAlındığı zaman;[^\r]*\r\n2026-02-28 23:59;Teklif talebi;Bekliyor;Elif İnce;/u,
  );
  expect(output).toMatch(new RegExp(`;${elif.id}\r\n$`, 'u'));
});

test('export writes a new file and never over another', async () => {
  const file = path.join(await makeFolder(), 'requests.csv');
  expect(await run(['export', '--file', file])).toEqual({
    code: 0,
    output: `Requests in ${file}: 2.\n`,
    errors: [],
  });
  const table = await readFile(file, 'utf8');
  expect(await run(['export', '--file', file])).toEqual({
    code: 1,
    output: '',
    errors: [`${file} is there already and stays as it is: name another file.`],
  });
  expect(await readFile(file, 'utf8')).toBe(table);
});

test('invalid options are named one by one, with how to use the command, before anything is done', async () => {
  const { code, output, errors } = await runRequestsCommand(['export', '--kind', 'x', '--state', 'y'], {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  });
  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(errors.slice(0, 2)).toEqual([
    '--kind must be one of offer, technical-service, oem, online-catalog.',
    '--state must be one of notified, waiting, filed, parked, suspicious.',
  ]);
  expect(errors.join('\n')).toMatch(/Usage: .* export [^]*--kind [^]*--state [^]*--file /u);
});

test('erase without a terminal erases nothing unless it gets --yes', async () => {
  const email = ['--email', elif.email];
  const { code, output, errors } = await run(['erase', ...email]);
  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(errors[0]).toBe('There is no terminal to ask on whether to erase: add --yes, and nobody is asked.');
  expect((await run(['list'])).output).toContain('Requests: 2.');
  expect(await run(['erase', ...email, '--yes'])).toEqual({
    code: 0,
    output: 'Requests erased: 1, with files and copies of mails.\n',
    errors: [],
  });
});
