import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSignIn, createUserOf } from '#domain/desk/sign-in.ts';
import { createPostgresDeskRequests } from '../../adapters/postgres/desk/desk-requests.ts';
import { createPostgresSessions } from '../../adapters/postgres/desk/sessions.ts';
import { createPostgresSignInAttempts } from '../../adapters/postgres/desk/sign-in-attempts.ts';
import { openDatabase } from '../../adapters/postgres/open-database.ts';
import { createPostgresRequestAdministration } from '../../adapters/postgres/requests/request-administration.ts';
import { createPostgresRequestRepository } from '../../adapters/postgres/requests/request-repository.ts';
import { createDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database-on-server.ts';
import { asSite } from '../support/site-role.ts';
import { visitorRequest } from '../support/submissions.ts';
import { loadTestContent } from '../support/test-content.ts';

type Opened = Awaited<ReturnType<typeof openDatabase>>;

let database: TestDatabase;
let site: Opened;
let desk: Opened;

const logger = { warn: () => {} };

const asDesk = (url: string): string => {
  const address = new URL(url);
  address.username = 'desk_of_tests';
  address.password = 'only-for-tests';
  return address.href;
};

const open = (databaseUrl: string, rights: 'site' | 'desk') =>
  openDatabase({ databaseUrl, migrationDatabaseUrl: database.url, dataDir: '', logger, rights });

beforeAll(async () => {
  database = await createDatabase();
  site = await open(asSite(database.url), 'site');
  desk = await open(asDesk(database.url), 'desk');
});

afterAll(async () => {
  await desk.close();
  await site.close();
  await database.drop();
});

const denied = { driverError: { code: '42501' } };

test.for([
  "UPDATE requests SET message = ''",
  "UPDATE requests SET email = ''",
  'UPDATE requests SET received_at = now()',
  "UPDATE requests SET search_text = ''",
  'INSERT INTO requests DEFAULT VALUES',
  'TRUNCATE requests',
  'TRUNCATE desk_log CASCADE',
  'DELETE FROM desk_log',
  "UPDATE desk_log SET user_name = ''",
  'DELETE FROM request_notes',
  "UPDATE request_notes SET text = ''",
  "UPDATE desk_sessions SET user_name = ''",
  'DELETE FROM administration_log',
  'DELETE FROM migrations',
  'SELECT FROM attachment_secret',
  'SELECT FROM form_counters',
  'SELECT FROM confirmation_counters',
  'UPDATE form_secret SET id = 1',
  'ALTER TABLE requests ADD COLUMN x text',
  'DROP TABLE request_notes',
  'DROP FUNCTION fold_text CASCADE',
  'ALTER TABLE requests DISABLE TRIGGER ALL',
  'CREATE TABLE x (y text)',
  'CREATE ROLE x',
])('the role of the desk may not %s', async (statement) => {
  await expect(desk.dataSource.query(statement)).rejects.toMatchObject(denied);
});

test.for(['request_notes', 'desk_sessions', 'desk_attempts', 'desk_log'])(
  'the role of the site may not read or write %s',
  async (table) => {
    for (const statement of [
      `SELECT FROM ${table}`,
      `DELETE FROM ${table}`,
      `INSERT INTO ${table} DEFAULT VALUES`,
    ])
      await expect(site.dataSource.query(statement)).rejects.toMatchObject(denied);
  },
);

test('the role of the desk signs in, handles, exports, has mails sent again and erases', async () => {
  const { dataSource } = desk;
  const repository = createPostgresRequestRepository(site.dataSource);
  const [first, second] = [visitorRequest({ email: 'gone@example.com' }), visitorRequest()];
  for (const request of [first, second]) await repository.store(request, request.id);
  const sessions = createPostgresSessions(dataSource);
  const users = { checkPassword: async () => 'mark', mark: async () => 'mark' };
  const attempts = createPostgresSignInAttempts(dataSource);
  const signedIn = await createSignIn({ users, attempts, sessions })({
    name: 'ayse',
    password: '',
    networks: [{ name: '192.0.2.1', clients: 1 }],
  });
  const secret = signedIn.kind === 'signedIn' ? signedIn.secret : '';
  expect(await createUserOf({ users, sessions })(secret)).toBe('ayse');
  await sessions.end(secret);
  const requests = createPostgresDeskRequests(dataSource);
  expect((await requests.list({ product: 'AB-1' })).entries).toEqual([]);
  expect((await requests.count({})).new).toEqual({ count: 2, isMore: false });
  expect(
    await requests.handle(first.id, { step: 'inWork', assignee: 'ayse', version: 0 }, 'ayse'),
  ).toMatchObject({
    kind: 'changed',
  });
  expect(await requests.addNote(first.id, 'Aradım', 'ayse')).toBe(true);
  expect(await requests.open(first.id)).toMatchObject({
    handling: { version: 2 },
    notes: [{ text: 'Aradım' }],
  });
  expect(await requests.assignees()).toEqual(['ayse']);
  for await (const { id } of await requests.export({}, 'ayse')) expect([first.id, second.id]).toContain(id);
  const administration = createPostgresRequestAdministration(dataSource);
  expect(await administration.resend(first.id, 'ayse')).toBe(true);
  expect(await administration.eraseByEmail('gone@example.com', 'ayse')).toHaveLength(1);
  expect(await requests.open(first.id)).toBeUndefined();
});

test('the role of the site erases what staff wrote, which it may not read', async () => {
  const request = visitorRequest({ email: 'gone@example.com' });
  await createPostgresRequestRepository(site.dataSource).store(request, request.id);
  await createPostgresDeskRequests(desk.dataSource).addNote(request.id, 'Aradım', 'ayse');
  expect(
    await createPostgresRequestAdministration(site.dataSource).eraseByEmail('gone@example.com'),
  ).toHaveLength(1);
  expect(await desk.dataSource.query('SELECT FROM request_notes')).toEqual([]);
});

test('the role of the desk loads content', async () => {
  await loadTestContent(desk.dataSource);
  expect(await desk.dataSource.query('SELECT FROM products LIMIT 1')).toHaveLength(1);
});

test('the role of the site, without the address of the owner, is none for the desk', async () => {
  const opening = openDatabase({ databaseUrl: asSite(database.url), dataDir: '', logger, rights: 'desk' });
  await expect(opening).rejects.toThrow(
    'has no rights to the tables of the desk: name a role for the desk alone',
  );
});

test('site and desk share no role', async () => {
  await expect(open(asSite(database.url), 'desk')).rejects.toThrow(
    'The role site_of_tests is that of another process',
  );
  await expect(open(asDesk(database.url), 'site')).rejects.toThrow(
    'The role desk_of_tests is that of another',
  );
});
