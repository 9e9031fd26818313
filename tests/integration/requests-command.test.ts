import { randomUUID } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { format } from 'node:util';
import { expect, onTestFinished, test as base, vi } from 'vitest';
import { toConfirmation } from '#domain/requests/confirmation.ts';
import { requestsCommand } from '../../adapters/cli/requests.ts';
import { composeSite } from '../../adapters/compose.ts';
import { readConfig } from '../../adapters/config.ts';
import { createPostgresRequestRepository } from '../../adapters/postgres/requests/request-repository.ts';
import { openTestDatabase } from '../support/database.ts';
import { makeFolder } from '../support/content-folder.ts';
import { readSheet } from '../support/read-sheet.ts';
import { elif, john, storeRequests } from '../support/stored-requests.ts';
import { confirmationMailInto, staffMailInto } from '../support/written-mail.ts';

const test = base
  .extend('database', { scope: 'file' }, async ({}, { onCleanup }) => {
    const database = await openTestDatabase();
    onCleanup(database.close);
    return database;
  })
  .extend('repository', async ({ database: { dataSource } }) => {
    await dataSource.query('TRUNCATE requests, digests CASCADE');
    await dataSource.query('DELETE FROM graphile_worker._private_jobs');
    const repository = createPostgresRequestRepository(dataSource);
    await storeRequests(repository);
    return repository;
  })
  .extend('mailFolder', () => makeFolder())
  .extend('run', ({ database: { dataSource }, repository: _stored, mailFolder }, { onCleanup }) => {
    const config = { ...readConfig({}), mailDir: mailFolder };
    const { requestAdministration: administration, erasePerson } = composeSite({ dataSource, config });
    const log = vi.spyOn(console, 'log');
    onCleanup(() => log.mockRestore());
    /** @returns what the command printed */
    return async (...args: readonly string[]): Promise<string> => {
      let output = '';
      log.mockImplementation((...line: unknown[]) => (output += `${format(...line)}\n`));
      const command = requestsCommand((action) =>
        action({ administration, erasePerson, probe: async () => 0 }),
      );
      await command.parseAsync(args, { from: 'user' });
      return output;
    };
  });

const linesOf = (output: string): string[] => output.trimEnd().split('\n');

test.for([
  ['the last day included', ['--until', '2026-02-28'], elif.id],
  ['from a day on', ['--from', '2026-03-01'], john.id],
  ['of a kind', ['--kind', 'oem'], john.id],
  ['of a person, in whatever case', ['--email', 'elif@HASTANE.example'], elif.id],
] as const)('list takes requests %s', async ([_how, options, id], { run }) => {
  const lines = linesOf(await run('list', ...options));
  expect(lines).toEqual([expect.stringContaining(id), 'Requests: 1.']);
});

test('list takes requests by what became of them', async ({ run, repository }) => {
  await repository.markNotified([john.id], new Date());
  expect(linesOf(await run('list', '--state', 'notified'))[0]).toContain(john.id);
  expect(linesOf(await run('list', '--state', 'waiting'))[0]).toContain(elif.id);
  expect(await run('list', '--state', 'parked')).toBe('There are no such requests.\n');
});

test('resend queues what staff were not notified of, and says how much', async ({ run, repository }) => {
  await repository.markNotified([john.id], new Date());
  expect(await run('resend')).toMatch(/^Requests queued: 1, 0 of them in digests \(0\)\. .*worker/u);
  await repository.markNotified([elif.id], new Date());
  expect(await run('resend')).toBe('There is nothing to queue: staff were notified of every request.\n');
});

test('resend queues one request again, when there is one', async ({ run, repository }) => {
  await repository.markNotified([john.id], new Date());
  expect(await run('resend', '--id', john.id)).toMatch(/^Request queued\./u);
  expect((await repository.find(john.id))?.notifiedAt).toBeUndefined();
  const nobody = '16fd2706-8baf-433b-82eb-8c7fada847da';
  expect(await run('resend', '--id', nobody)).toBe(`There is no request ${nobody}.\n`);
});

test('erase deletes all of a person, in whatever case, and the mails that hold it', async ({
  run,
  repository,
  mailFolder,
}) => {
  const mail = staffMailInto(mailFolder);
  await mail.send({ reference: `request-${elif.id}`, kind: 'offer', requests: [elif] });
  await mail.send({ reference: `request-${john.id}`, kind: 'oem', requests: [john] });
  await mail.send({ reference: 'digest-1', kind: 'offer', requests: [elif, john] });
  const confirmation = confirmationMailInto(mailFolder);
  for (const request of [elif, john]) await confirmation.send(toConfirmation(request, new Map()));

  expect(await run('erase', '--email', 'ELIF@hastane.example', '--yes')).toMatch(/^Requests erased: 1,/u);
  expect((await readdir(mailFolder)).toSorted()).toEqual([
    `confirmation-${john.id}@www.site.example.eml`,
    `request-${john.id}@www.site.example.eml`,
  ]);
  expect(await repository.find(elif.id)).toBeUndefined();
  expect(await repository.find(john.id)).toBeDefined();

  expect(await run('erase', '--email', 'elif@hastane.example', '--yes')).toBe(
    'Nobody sent a request from elif@hastane.example.\n',
  );
});

test('export writes a workbook with a row for each product, or for each request', async ({
  run,
  repository,
  mailFolder,
}) => {
  const rowsOf = async (name: string, ...options: readonly string[]) => {
    const file = `${mailFolder}/${name}`;
    expect(await run('export', '--file', file, ...options)).toBe(`Requests in ${file}: 2.\n`);
    return readSheet(await readFile(file));
  };
  const requests = await rowsOf('a.XLSX');
  expect(requests.map((row) => row.get('Ad soyad')?.value)).toEqual([elif.name, john.name]);
  const product = { slug: 'clamp', name: 'Klemp', quantity: 3 };
  const id = randomUUID();
  await repository.store(
    { ...elif, id, products: [product, { ...product, slug: 'saw', name: 'Testere' }] },
    id,
  );
  const file = `${mailFolder}/b.xlsx`;
  await run('export', '--file', file, '--rows', 'product');
  const products = readSheet(await readFile(file)).flatMap((row) => row.get('Ürün')?.value ?? 'none');
  expect(products).toHaveLength(4);
  expect(new Set(products)).toEqual(new Set(['Klemp', 'Testere', 'none']));
});

test('log lists who exported, resent and erased how many requests, and no e-mail address', async ({
  run,
  repository: _stored,
  mailFolder,
  database,
}) => {
  await database.dataSource.query('TRUNCATE administration_log');
  expect(await run('log')).toBe('Nothing was exported, resent or erased.\n');
  const target = `${mailFolder}/offers.csv`;
  await run('export', '--kind', 'oem', '--file', target);
  await run('resend');
  await run('resend', '--id', john.id);
  await run('erase', '--email', 'ELIF@hastane.example', '--yes');
  const lines = linesOf(await run('log'));
  const who = String.raw`\S.*@\S+`;
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`export +1 +${who} +kind=oem$`, 'u')),
    expect.stringMatching(new RegExp(`resend +2 +${who}$`, 'u')),
    expect.stringMatching(new RegExp(`resend +1 +${who} +id=${john.id}$`, 'u')),
    expect.stringMatching(new RegExp(String.raw`erase +1 +${who} +person=[\w-]{43}$`, 'u')),
    'Entries: 4.',
  ]);
  expect(lines.join('\n')).not.toMatch(/hastane/iu);
});

test('an erasure that fails is not logged', async ({
  run,
  repository: _stored,
  database: { dataSource },
}) => {
  await dataSource.query('TRUNCATE administration_log');
  await dataSource.query(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$;
    CREATE TRIGGER refuse BEFORE DELETE ON requests FOR EACH ROW EXECUTE FUNCTION refuse();
  `);
  onTestFinished(async () => {
    await dataSource.query('DROP FUNCTION refuse CASCADE');
  });
  await expect(run('erase', '--email', 'elif@hastane.example', '--yes')).rejects.toThrow('refused');
  expect(await run('log')).toBe('Nothing was exported, resent or erased.\n');
});
