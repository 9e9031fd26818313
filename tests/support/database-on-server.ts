import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export interface TestDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

const run = async (serverUrl: string, sql: string): Promise<void> => {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
};

/** Creates a database on the server, empty or as a copy of another. */
export const createDatabaseOn = async (serverUrl: string, template = 'template1'): Promise<TestDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Files are copied in place of being written to the write-ahead log, which takes longer.
  await run(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => run(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`) };
};
