import { expect, test } from 'vitest';
import { openDataSource } from '../../adapters/postgres/data-source.ts';
import { prepared } from '../../adapters/postgres/connection/prepared-statements.ts';
import { openTestDatabase } from '../support/database.ts';

test('a connection plans a prepared statement once, and any other statement each time', async ({
  onTestFinished,
}) => {
  const database = await openTestDatabase();
  const dataSource = await openDataSource({ url: database.url, logger: { warn: () => {} } });
  onTestFinished(async () => {
    await dataSource.destroy();
    await database.close();
  });
  const sum = prepared('sum', 'SELECT $1::integer + $2::integer AS sum');
  for (const number of [1, 2, 3])
    expect(await dataSource.query(sum, [number, number])).toEqual([{ sum: 2 * number }]);
  await dataSource.query('SELECT $1::text', ['x']);
  // One query after the other uses the same connection.
  expect(
    await dataSource.query('SELECT name, generic_plans + custom_plans AS runs FROM pg_prepared_statements'),
  ).toEqual([{ name: 'sum', runs: '3' }]);
});

test('a prepared statement sees what its transaction has written', async ({ onTestFinished }) => {
  const database = await openTestDatabase();
  onTestFinished(database.close);
  const count = prepared('count', 'SELECT count(*)::integer AS found FROM written WHERE id = $1');
  await database.dataSource.transaction(async (manager) => {
    await manager.query('CREATE TEMPORARY TABLE written (id integer) ON COMMIT DROP');
    await manager.query('INSERT INTO written VALUES (7)');
    expect(await manager.query(count, [7])).toEqual([{ found: 1 }]);
  });
});
