import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { attack } from './hostile-sockets.ts';
import type { Installation } from './installation.ts';

/** Something that goes wrong, and is well again when the promise resolves, or is made well by what supervises it. */
export interface Fault {
  readonly name: string;
  /** Part that fails: one fault of a part at a time. `none`: nothing else may fail, as visitors are measured. */
  readonly part: 'none' | 'site' | 'worker' | 'database' | 'mail server' | 'content' | 'network';
  inject(installation: Installation): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '..', '..');

const anyOf = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];

/** Up to five seconds. */
const aWhile = (): Promise<void> => wait(500 + Math.random() * 4500);

/** Loads an edited catalogue, as staff do while the site is visited. */
export const loadContent = async ({ contentDir, settings }: Installation): Promise<void> => {
  const file = path.join(contentDir, 'company.yaml');
  const text = (await readFile(file, 'utf8')).replace(/\n# edited at .*\n$/u, '\n');
  await writeFile(file, `${text}# edited at ${new Date().toISOString()}\n`);
  const child = spawn(process.execPath, ['adapters/main.ts', 'content', 'load'], {
    cwd: root,
    env: { ...process.env, ...settings, LOG_LEVEL: 'fatal' },
    stdio: 'ignore',
  });
  await once(child, 'exit');
};

const slowSockets = 200;

export const faults: readonly Fault[] = [
  { name: 'site killed', part: 'site', inject: async ({ sites }) => anyOf(sites)?.signal('SIGKILL') },
  { name: 'site restarted', part: 'site', inject: async ({ sites }) => anyOf(sites)?.signal('SIGTERM') },
  {
    name: 'site stopped for a while',
    part: 'site',
    async inject({ sites }) {
      const site = anyOf(sites);
      site?.signal('SIGSTOP');
      await aWhile();
      site?.signal('SIGCONT');
    },
  },
  { name: '1,400 hostile sockets', part: 'none', inject: attack },
  { name: 'worker killed', part: 'worker', inject: async ({ worker }) => worker.signal('SIGKILL') },
  { name: 'worker restarted', part: 'worker', inject: async ({ worker }) => worker.signal('SIGTERM') },
  {
    name: 'database away',
    part: 'database',
    async inject({ proxy }) {
      await proxy.cut();
      await aWhile();
      await proxy.restore();
    },
  },
  {
    name: 'database silent',
    part: 'database',
    async inject({ proxy }) {
      proxy.stall();
      await aWhile();
      await proxy.cut();
      await proxy.restore();
    },
  },
  { name: 'database crashed', part: 'database', inject: (installation) => installation.crashDatabase() },
  {
    name: 'connections ended by the database',
    part: 'database',
    async inject({ query }) {
      await query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = $$client backend$$',
      );
    },
  },
  {
    name: 'mail server away',
    part: 'mail server',
    async inject({ mailServer }) {
      await mailServer.stop();
      await aWhile();
      await mailServer.restart();
    },
  },
  {
    name: 'mail server refuses for now',
    part: 'mail server',
    async inject({ mailServer }) {
      mailServer.refuseWith(451);
      await aWhile();
      mailServer.refuseWith(undefined);
    },
  },
  {
    name: 'mail server silent',
    part: 'mail server',
    async inject({ mailServer }) {
      mailServer.hang(true);
      await aWhile();
      mailServer.hang(false);
    },
  },
  { name: 'content loaded', part: 'content', inject: loadContent },
  {
    name: 'sockets that send a byte now and then',
    part: 'network',
    async inject({ sites }) {
      const sockets = Array.from({ length: slowSockets }, () => {
        const socket = connect(Number(new URL(anyOf(sites)?.url ?? '').port), '127.0.0.1');
        socket.on('error', () => {});
        socket.write('POST /api/offer-form HTTP/1.1\r\nHost: site\r\nContent-Length: 1000\r\n\r\n{');
        return socket;
      });
      await aWhile();
      for (const socket of sockets) socket.destroy();
    },
  },
  {
    name: 'sockets that do not read',
    part: 'network',
    async inject({ sites }) {
      const sockets = Array.from({ length: slowSockets }, () => {
        const socket = connect(Number(new URL(anyOf(sites)?.url ?? '').port), '127.0.0.1');
        socket.on('error', () => {});
        socket.pause();
        socket.write('GET /tr HTTP/1.1\r\nHost: site\r\n\r\n'.repeat(200));
        return socket;
      });
      await aWhile();
      for (const socket of sockets) socket.destroy();
    },
  },
];

/**
 * Loses a request on purpose, after its visitor was told that it arrived: who runs this sees whether the balance notices.
 * @throws if no request waits to be mailed
 */
export const loseOne = async ({ mailServer, query }: Installation): Promise<void> => {
  mailServer.refuseWith(451);
  try {
    await wait(5000);
    const lost = await query(
      `DELETE FROM requests WHERE id = (SELECT id FROM requests WHERE notified_at IS NULL AND received_at < now() - interval '2 seconds'
         ORDER BY received_at LIMIT 1) RETURNING id`,
    );
    if (lost.length === 0) throw new Error('No request waits to be mailed, so none could be lost.');
  } finally {
    mailServer.refuseWith(undefined);
  }
};
