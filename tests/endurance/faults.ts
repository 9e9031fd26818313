import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Installation } from './installation.ts';

/** Something that goes wrong, and is well again when the promise resolves. */
interface Fault {
  readonly name: string;
  inject(installation: Installation): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '..', '..');

const anyOf = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];

/** Up to eight seconds. */
const aWhile = (): Promise<void> => wait(500 + Math.random() * 7500);

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
  { name: 'site killed', inject: async ({ sites }) => anyOf(sites)?.signal('SIGKILL') },
  { name: 'site restarted', inject: async ({ sites }) => anyOf(sites)?.signal('SIGTERM') },
  {
    name: 'site stopped for a while',
    async inject({ sites }) {
      const site = anyOf(sites);
      site?.signal('SIGSTOP');
      await aWhile();
      site?.signal('SIGCONT');
    },
  },
  { name: 'worker killed', inject: async ({ worker }) => worker.signal('SIGKILL') },
  { name: 'worker restarted', inject: async ({ worker }) => worker.signal('SIGTERM') },
  {
    name: 'database away',
    async inject({ proxy }) {
      await proxy.cut();
      await aWhile();
      await proxy.restore();
    },
  },
  {
    name: 'database silent',
    async inject({ proxy }) {
      proxy.stall();
      await aWhile();
      await proxy.cut();
      await proxy.restore();
    },
  },
  { name: 'database crashed', inject: (installation) => installation.crashDatabase() },
  {
    name: 'connections ended by the database',
    async inject({ query }) {
      await query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = $$client backend$$',
      );
    },
  },
  {
    name: 'mail server away',
    async inject({ mailServer }) {
      await mailServer.stop();
      await aWhile();
      await mailServer.restart();
    },
  },
  {
    name: 'mail server refuses for now',
    async inject({ mailServer }) {
      mailServer.refuseWith(451);
      await aWhile();
      mailServer.refuseWith(undefined);
    },
  },
  {
    name: 'mail server silent',
    async inject({ mailServer }) {
      mailServer.hang(true);
      await aWhile();
      mailServer.hang(false);
    },
  },
  { name: 'content loaded', inject: loadContent },
  {
    name: 'sockets that send a byte now and then',
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
