import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSignIn, createUserOf, maxAttempts } from '#domain/desk/sign-in.ts';
import { QueueFullError } from '#domain/shared/errors/queue-full-error.ts';
import { createPostgresSessions } from '../../adapters/postgres/desk/sessions.ts';
import { createPostgresSignInAttempts } from '../../adapters/postgres/desk/sign-in-attempts.ts';
import { type OpenTestDatabase, openTestDatabase } from '../support/database.ts';

let database: OpenTestDatabase;

/** Marks of users by name: the password of each is `right`. */
const marks = new Map<string, string>();
let checked = 0;

const users = {
  async checkPassword(name: string, password: string) {
    checked += 1;
    return password === 'right' ? marks.get(name) : undefined;
  },
  mark: async (name: string) => marks.get(name),
};

const parts = () => ({
  users,
  attempts: createPostgresSignInAttempts(database.dataSource),
  sessions: createPostgresSessions(database.dataSource),
});

const from = (address: string) => ({ networks: [{ name: address, clients: 1 }] });

const sql = (query: string): Promise<unknown[]> => database.dataSource.query<unknown[]>(query);

beforeAll(async () => {
  database = await openTestDatabase();
});

beforeEach(async () => {
  marks.clear();
  marks.set('ayse', 'first').set('can', 'of can');
  checked = 0;
  await sql('TRUNCATE desk_sessions, desk_attempts, desk_log');
});

afterAll(() => database.close());

/** Signs in and returns the secret of the session. */
const secretOf = async (name: string): Promise<string> => {
  const result = await createSignIn(parts())({ name, password: 'right', ...from('192.0.2.1') });
  if (result.kind !== 'signedIn') throw new Error(result.kind);
  return result.secret;
};

test('a name is guessed at ten times in a quarter of an hour, from however many addresses, at once or in turn', async () => {
  const signIn = createSignIn(parts());
  const guess = (index: number) =>
    signIn({ name: 'ayse', password: `guess ${index}`, ...from(`192.0.2.${index}`) });
  const results = await Promise.all(Array.from({ length: 40 }, (_, index) => guess(index)));
  expect(results.filter(({ kind }) => kind === 'wrong')).toHaveLength(maxAttempts.name);
  expect(checked).toBe(maxAttempts.name);
  const right = await signIn({ name: 'ayse', password: 'right', ...from('192.0.2.99') });
  expect(right).toMatchObject({ kind: 'tooMany' });
  expect(right.kind === 'tooMany' && right.retryInMs > 14 * 60_000 && right.retryInMs <= 15 * 60_000).toBe(
    true,
  );
  expect(checked).toBe(maxAttempts.name);
  await sql("UPDATE desk_attempts SET ends_at = now() - interval '1 second'");
  expect(await signIn({ name: 'ayse', password: 'right', ...from('192.0.2.99') })).toMatchObject({
    kind: 'signedIn',
  });
});

test('an address guesses at fifty names, a network of twenty clients at a thousand', async () => {
  const signIn = createSignIn(parts());
  const site = [
    { name: '2001:db8::/64', clients: 1 },
    { name: '2001:db8::/48', clients: 20 },
  ];
  const results = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      signIn({ name: `name ${index}`, password: 'x', networks: site }),
    ),
  );
  expect(results.filter(({ kind }) => kind === 'wrong')).toHaveLength(maxAttempts.client);
  const other = [{ name: '2001:db8:0:1::/64', clients: 1 }, ...site.slice(1)];
  expect(await signIn({ name: 'can', password: 'right', networks: other })).toMatchObject({
    kind: 'signedIn',
  });
});

test('whoever signs in has no failed attempts any more; typed names are not in the table', async () => {
  const signIn = createSignIn(parts());
  for (let index = 0; index < maxAttempts.name - 1; index += 1)
    await signIn({ name: 'ayse', password: 'x', ...from('192.0.2.1') });
  await secretOf('ayse');
  expect(await sql('SELECT key FROM desk_attempts')).toEqual([]);
  const typed = 'my-password\0'.repeat(1000);
  expect(await signIn({ name: typed, password: 'x', ...from('192.0.2.1') })).toEqual({ kind: 'wrong' });
  expect(JSON.stringify(await sql('SELECT * FROM desk_attempts'))).not.toContain('my-password');
});

test('while too many passwords are checked, others are told to wait', async () => {
  const full = { checkPassword: () => Promise.reject(new QueueFullError('full')) };
  const signIn = createSignIn({ ...parts(), users: full });
  expect(await signIn({ name: 'ayse', password: 'right', ...from('192.0.2.1') })).toEqual({
    kind: 'tooMany',
    retryInMs: 30_000,
  });
});

test('a session lasts twelve hours without a use, and seven days at most', async () => {
  const userOf = createUserOf(parts());
  const secret = await secretOf('ayse');
  expect(await userOf(secret)).toBe('ayse');
  const age = (seen: string, created: string) =>
    sql(
      `UPDATE desk_sessions SET seen_at = now() - interval '${seen}', created_at = now() - interval '${created}'`,
    );
  await age('11 hours 59 minutes', '6 days');
  expect(await userOf(secret)).toBe('ayse');
  // The use was noted.
  expect(await sql("SELECT FROM desk_sessions WHERE seen_at > now() - interval '1 minute'")).toHaveLength(1);
  await age('12 hours 1 minute', '6 days');
  expect(await userOf(secret)).toBeUndefined();
  await age('1 minute', '7 days 1 minute');
  expect(await userOf(secret)).toBeUndefined();
  await secretOf('can');
  expect(await sql('SELECT user_name FROM desk_sessions')).toEqual([{ user_name: 'can' }]);
});

test('a session ends with the sign-out, for who was removed, and with another password', async () => {
  const { sessions } = parts();
  const userOf = createUserOf(parts());
  const [stolen, removed, old] = [await secretOf('ayse'), await secretOf('can'), await secretOf('ayse')];
  expect(JSON.stringify(await sql('SELECT * FROM desk_sessions'))).not.toContain(stolen);
  await sessions.end(stolen);
  expect(await userOf(stolen)).toBeUndefined();
  marks.delete('can');
  expect(await userOf(removed)).toBeUndefined();
  marks.set('ayse', 'second').set('can', 'of can');
  expect(await userOf(old)).toBeUndefined();
  expect(await userOf(removed)).toBeUndefined();
  expect(await userOf(await secretOf('ayse'))).toBe('ayse');
  for (const secret of ['', 'x', "'", '\0']) expect(await userOf(secret)).toBeUndefined();
  expect(await sql("SELECT user_name, action FROM desk_log WHERE user_name = 'can' ORDER BY id")).toEqual([
    { user_name: 'can', action: 'signIn' },
    { user_name: 'can', action: 'signOut' },
  ]);
});
