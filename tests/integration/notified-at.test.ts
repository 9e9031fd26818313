import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPostgresRequestRepository } from '../../adapters/postgres/request-repository.ts';
import { NotifiedAt1764500000000 } from '../../migrations/1764500000000-notified-at.ts';
import { type OpenTestDatabase, openTestDatabase } from '../support/database.ts';
import { visitorRequest } from '../support/submissions.ts';

const notifiedAt = new Date('2026-11-01T09:00:00Z');
const later = new Date('2026-11-02T09:00:00Z');

let database: OpenTestDatabase;

const sql = <Row>(query: string, values: unknown[] = []): Promise<Row[]> =>
  database.dataSource.query<Row[]>(query, values);

const insertAsReleaseBefore = async (toldAt: Date | null): Promise<string> => {
  const id = randomUUID();
  await sql(
    `INSERT INTO requests (id, fingerprint, kind, name, email, country, phone, message, products, language,
       notice_version, suspicious, received_at, told_at)
     VALUES ($1::uuid, $1::uuid::text, 'offer', '', '', '', '', '', '[]', 'tr', '', false, now(), $2)`,
    [id, toldAt],
  );
  return id;
};

const columnsOf = async (id: string): Promise<unknown> => {
  const [row] = await sql<object>('SELECT told_at, notified_at FROM requests WHERE id = $1', [id]);
  return row;
};

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

test('a request that the release before inserts and marks has notified_at', async () => {
  const id = await insertAsReleaseBefore(null);
  expect(await columnsOf(id)).toEqual({ told_at: null, notified_at: null });
  await sql('UPDATE requests SET told_at = $2 WHERE id = $1', [id, notifiedAt]);
  expect(await columnsOf(id)).toEqual({ told_at: notifiedAt, notified_at: notifiedAt });
  await sql('UPDATE requests SET told_at = NULL WHERE id = $1', [id]);
  expect(await columnsOf(id)).toEqual({ told_at: null, notified_at: null });
});

test('a request inserted by the release before with told_at has the same notified_at', async () => {
  expect(await columnsOf(await insertAsReleaseBefore(notifiedAt))).toEqual({
    told_at: notifiedAt,
    notified_at: notifiedAt,
  });
});

test('a request that this release marks has told_at for the release before', async () => {
  const repository = createPostgresRequestRepository(database.dataSource);
  const request = visitorRequest();
  await repository.store(request, 'key');
  expect(await columnsOf(request.id)).toEqual({ told_at: null, notified_at: null });
  await repository.markNotified([request.id], notifiedAt);
  expect(await columnsOf(request.id)).toEqual({ told_at: notifiedAt, notified_at: notifiedAt });
  await repository.markNotified([request.id], later);
  expect(await columnsOf(request.id)).toEqual({ told_at: later, notified_at: later });
});

test('an update of another column leaves told_at and notified_at as they are', async () => {
  const id = await insertAsReleaseBefore(notifiedAt);
  await sql("UPDATE requests SET country = 'Türkiye' WHERE id = $1", [id]);
  expect(await columnsOf(id)).toEqual({ told_at: notifiedAt, notified_at: notifiedAt });
});

test('the migration copies told_at, and undoing it keeps what was notified in between', async () => {
  const { dataSource } = database;
  const older = await insertAsReleaseBefore(notifiedAt);
  const newer = await insertAsReleaseBefore(null);
  await sql('UPDATE requests SET notified_at = $2 WHERE id = $1', [newer, later]);

  const fromThisOne = dataSource.migrations.findIndex(({ name }) => name === NotifiedAt1764500000000.name);
  for (const _ of dataSource.migrations.slice(fromThisOne)) await dataSource.undoLastMigration();
  expect(
    await sql('SELECT told_at FROM requests WHERE id = ANY ($1) ORDER BY told_at', [[older, newer]]),
  ).toEqual([{ told_at: notifiedAt }, { told_at: later }]);

  await dataSource.runMigrations();
  expect(await columnsOf(older)).toEqual({ told_at: notifiedAt, notified_at: notifiedAt });
  expect(await columnsOf(newer)).toEqual({ told_at: later, notified_at: later });
});
