import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { OperatorError } from '#domain/shared/errors/operator-error.ts';
import { type Cluster, readPassword, startServer, stopServer } from './cluster.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { isRunning } from './postmaster.ts';

interface Target {
  /** Absolute path of the archive. */
  readonly archive: string;
  /** Moment up to which the database is recovered: what was committed later is left out. */
  readonly until?: Date | undefined;
}

const startTimeoutSeconds = 3600;
const pollMs = 100;

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** PostgreSQL runs it in a shell; `%f` and `%p` are the file's name and where it has to go. */
const copyCommand = (archive: string): string =>
  process.platform === 'win32' ? `copy "${archive}\\%f" "%p"` : `cp "${archive}/%f" "%p"`;

const recoverySettings = ({ archive, until }: Target): string =>
  [
    `restore_command = ${quote(copyCommand(archive))}`,
    "recovery_target_action = 'promote'",
    ...(until
      ? [`recovery_target_time = ${quote(until.toISOString().replace('T', ' ').replace('Z', '+00'))}`]
      : []),
    '',
  ].join('\n');

/** The archive has no transaction after the moment that was asked for. */
export class EndsBeforeTargetError extends OperatorError {
  override readonly name = 'EndsBeforeTargetError';
}

/** The reason is in the server's log, or in that of its start. */
const failureOf = async (cluster: string): Promise<OperatorError> => {
  const names = [
    ...(await readdir(cluster)),
    ...(await readdir(path.join(cluster, 'log'))).map((name) => path.join('log', name)),
  ];
  const logs = names.filter((name) => name.endsWith('.log'));
  const texts = await Promise.all(logs.map((name) => readFile(path.join(cluster, name), 'utf8')));
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => /FATAL|PANIC/u.test(line));
  const message = `The backup cannot be restored: ${lines.join(' ') || `see the log in ${cluster}`}`;
  return message.includes('recovery ended before configured recovery target')
    ? new EndsBeforeTargetError(message)
    : new EmbeddedPostgresError(message);
};

/** @returns when the last restored transaction was committed */
const untilRecovered = async (cluster: Cluster, port: number): Promise<Date | undefined> => {
  const url = `postgres://postgres:${await readPassword(cluster.folder)}@127.0.0.1:${port}/postgres`;
  while (await isRunning(cluster.folder)) {
    const session = new Client({ connectionString: url });
    session.on('error', () => {});
    try {
      await session.connect();
      const { rows } = await session.query<{ recovering: boolean; last: Date | null }>(
        'SELECT pg_is_in_recovery() AS recovering, pg_last_xact_replay_timestamp() AS last',
      );
      if (rows[0]?.recovering === false) return rows[0].last ?? undefined;
    } catch {
      // Not yet, or no more: the loop ends when the server does.
    } finally {
      await session.end().catch(() => {});
    }
    await wait(pollMs);
  }
  throw await failureOf(cluster.folder);
};

/** Runs the server until it has recovered. */
const recover = async (cluster: Cluster): Promise<Date | undefined> => {
  const port = await startServer(cluster, { timeoutSeconds: startTimeoutSeconds }).catch(async () => {
    throw await failureOf(cluster.folder);
  });
  const last = await untilRecovered(cluster, port);
  await stopServer(cluster);
  return last;
};

/**
 * Recovers a copy that takeBaseBackup made from the archive, and stops its server.
 * @returns when the last recovered transaction was committed; `undefined`: before the backup
 * @throws EndsBeforeTargetError, and EmbeddedPostgresError with PostgreSQL's reason
 */
export const recoverCluster = async (cluster: Cluster, target: Target): Promise<Date | undefined> => {
  const file = path.join(cluster.folder, 'postgresql.auto.conf');
  const settings = await readFile(file, 'utf8');
  await writeFile(file, settings + recoverySettings(target));
  const signal = path.join(cluster.folder, 'recovery.signal');
  await writeFile(signal, '');
  await cluster.user.own(signal);
  const lastCommit = await recover(cluster);
  await writeFile(file, settings);
  return lastCommit;
};
