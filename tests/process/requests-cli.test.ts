import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RequestRepository } from '#domain/requests/ports.ts';
import { createPostgresRequestRepository } from '../../adapters/postgres/request-repository.ts';
import { makeFolder } from '../support/content-folder.ts';
import { type OpenTestDatabase, openTestDatabase } from '../support/database.ts';
import { type Ended, runRequestsCommand } from '../support/process.ts';
import { visitorRequest } from '../support/submissions.ts';
import { staffMailInto } from '../support/written-mail.ts';

const elif = visitorRequest({
  id: '3f1c2b7e-8f0a-4b57-9f0e-0d3f5a1b2c3d',
  name: 'Elif İnce',
  email: 'Elif@hastane.example',
  receivedAt: new Date('2026-02-28T20:59:59Z'),
});
const john = visitorRequest({
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  kind: 'oem',
  name: 'John Smith',
  email: 'john@clinic.example',
  receivedAt: new Date('2026-02-28T21:00:00Z'),
});

let database: OpenTestDatabase;
let repository: RequestRepository;

beforeAll(async () => {
  database = await openTestDatabase();
  repository = createPostgresRequestRepository(database.dataSource);
});

beforeEach(async () => {
  await database.dataSource.query('TRUNCATE requests, digests');
  await database.dataSource.query('DELETE FROM graphile_worker._private_jobs');
  for (const request of [elif, john]) await repository.store(request, request.id);
});

afterAll(() => database.close());

const run = async (args: readonly string[], dataDir?: string): Promise<Ended> =>
  runRequestsCommand(args, { DATABASE_URL: database.url, DATA_DIR: dataDir ?? (await makeFolder()) });

const linesOf = ({ output }: Ended): string[] => output.trimEnd().split('\n');

test('list shows the requests, the oldest first, and counts them', async () => {
  const ended = await run(['list']);
  expect(ended).toMatchObject({ code: 0, errors: [] });
  expect(linesOf(ended)).toEqual([
    expect.stringMatching(
      /^2026-02-28 23:59 {2}offer +waiting +Elif İnce +Elif@hastane\.example .* 3f1c2b7e-/u,
    ),
    expect.stringMatching(
      /^2026-03-01 00:00 {2}oem +waiting +John Smith +john@clinic\.example .* 7c9e6679-/u,
    ),
    'Requests: 2.',
  ]);
});

test.each([
  ['the last day included', ['--until', '2026-02-28'], elif.id],
  ['from a day on', ['--from', '2026-03-01'], john.id],
  ['of a kind', ['--kind', 'oem'], john.id],
  ['of a person, in whatever case', ['--email', 'elif@HASTANE.example'], elif.id],
])('list takes requests %s', async (_, options, id) => {
  const lines = linesOf(await run(['list', ...options]));
  expect(lines).toEqual([expect.stringContaining(id), 'Requests: 1.']);
});

test('list takes requests by what became of them', async () => {
  await repository.markNotified([john.id], new Date());
  expect(linesOf(await run(['list', '--state', 'notified']))[0]).toContain(john.id);
  expect(linesOf(await run(['list', '--state', 'waiting']))[0]).toContain(elif.id);
  expect(await run(['list', '--state', 'parked'])).toEqual({
    code: 0,
    output: 'There are no such requests.\n',
    errors: [],
  });
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

test('resend queues what staff were not notified of, and says how much', async () => {
  await repository.markNotified([john.id], new Date());
  expect((await run(['resend'])).output).toMatch(/^Requests queued: 1\. .*worker/u);
  await repository.markNotified([elif.id], new Date());
  expect((await run(['resend'])).output).toBe(
    'There is nothing to queue: staff were notified, or are being notified now.\n',
  );
});

test('resend queues one request again, when there is one', async () => {
  await repository.markNotified([john.id], new Date());
  expect((await run(['resend', '--id', john.id])).output).toMatch(/^Request queued\./u);
  expect((await repository.find(john.id))?.notifiedAt).toBeUndefined();
  const nobody = '16fd2706-8baf-433b-82eb-8c7fada847da';
  expect(await run(['resend', '--id', nobody])).toEqual({
    code: 0,
    output: `There is no request ${nobody}.\n`,
    errors: [],
  });
});

test('erase deletes all of a person, in whatever case, and the mails that hold it', async () => {
  const data = await makeFolder();
  const mail = staffMailInto(path.join(data, 'mail'));
  await mail.send({ reference: `request-${elif.id}`, kind: 'offer', requests: [elif] });
  await mail.send({ reference: `request-${john.id}`, kind: 'oem', requests: [john] });
  await mail.send({ reference: 'digest-1', kind: 'offer', requests: [elif, john] });

  expect((await run(['erase', '--email', 'ELIF@hastane.example'], data)).output).toMatch(
    /^Requests erased: 1,/u,
  );
  expect(await readdir(path.join(data, 'mail'))).toEqual([`request-${john.id}@www.site.example.eml`]);
  expect(await repository.find(elif.id)).toBeUndefined();
  expect(await repository.find(john.id)).toBeDefined();

  expect(await run(['erase', '--email', 'elif@hastane.example'], data)).toEqual({
    code: 0,
    output: 'Nobody sent a request from elif@hastane.example.\n',
    errors: [],
  });
});

test('invalid options are named one by one, with how to use the command, before anything is done', async () => {
  const { code, output, errors } = await runRequestsCommand(['export', '--kind', 'x', '--state', 'y'], {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  });
  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(errors.slice(0, 2)).toEqual([
    '--kind must be one of offer, technical-service, oem, online-catalog.',
    '--state must be one of notified, waiting, parked, suspicious.',
  ]);
  expect(errors.join('\n')).toMatch(/Usage: .* export [^]*--kind [^]*--state [^]*--file /u);
});
