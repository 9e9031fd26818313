import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { GenericContainer, Wait, getContainerRuntimeClient } from 'testcontainers';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../adapters/postgres/embedded/embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server on which the tests may create databases. */
    postgresUrl: string;
  }
}

interface Server {
  readonly kind: string;
  readonly url: string;
  stop(): Promise<void>;
}

const image = 'docker.io/library/postgres:18-alpine';

const containerEngineAnswers = (): Promise<boolean> =>
  getContainerRuntimeClient().then(
    () => true,
    () => false,
  );

const startContainer = async (): Promise<Server> => {
  const container = await new GenericContainer(image)
    .withEnvironment({ POSTGRES_PASSWORD: 'test' })
    .withExposedPorts(5432)
    // The image starts the server twice: for its set-up, and to serve.
    .withWaitStrategy(Wait.forLogMessage(/database system is ready to accept connections/u, 2))
    .start();
  const url = `postgres://postgres:test@${container.getHost()}:${container.getMappedPort(5432)}/postgres`;
  return {
    kind: `a container of ${image}`,
    url,
    async stop() {
      await container.stop();
    },
  };
};

const startEmbedded = async (): Promise<Server> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-test-'));
  const { url, stop } = await startEmbeddedPostgres(folder, { shared: false });
  return {
    kind: 'embedded-postgres',
    url,
    async stop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const startServer = async (): Promise<Server> => {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return { kind: 'TEST_DATABASE_URL', url, stop: async () => {} };
  const server = await ((await containerEngineAnswers()) ? startContainer() : startEmbedded());
  await makeNonDurable(server.url);
  return server;
};

/**
 * Configures a server that is removed after the run, so that nothing waits for the disk (PostgreSQL manual,
 * "Non-Durable Settings").
 */
const makeNonDurable = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`ALTER SYSTEM SET ${setting} = off`);
  await client.query('SELECT pg_reload_conf()');
  await client.end();
};

/** One PostgreSQL server for the whole run. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const server = await startServer();
  console.log(`Tests run against ${server.kind}.`);
  provide('postgresUrl', server.url);
  return () => server.stop();
};
