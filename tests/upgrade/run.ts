import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../adapters/postgres/embedded/embedded-postgres.ts';
import { openDatabase } from '../../adapters/postgres/open-database.ts';
import { startMailServer } from '../support/mail-server.ts';
import { checkOutRelease } from './release.ts';
import { walk } from './walk.ts';

// The processes of another commit, before, while and after the present code migrates their database:
//   npm run test:upgrade -- <commit>
const [commit] = process.argv.slice(2);
if (commit === undefined) throw new Error('Name a commit or tag: npm run test:upgrade -- <commit>');

const report = (when: string, what: string): void => console.log(`${when}: ${what}`);

const tryUpgrade = async (undo: AsyncDisposableStack): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-upgrade-'));
  undo.defer(() => rm(folder, { recursive: true, force: true }));
  const release = await checkOutRelease(commit, path.join(folder, 'release'));
  undo.defer(() => release.remove());
  const server = await startEmbeddedPostgres(folder, { shared: false });
  undo.defer(() => server.stop());
  const mailServer = await startMailServer();
  undo.defer(() => mailServer.stop());

  const settings = {
    DATABASE_URL: server.url,
    DATA_DIR: path.join(folder, 'data'),
    SMTP_URL: mailServer.url,
    MAIL_TO: 'staff@example.com',
    CHECK_MAIL_DOMAINS: 'off',
    WARM_UP: 'off',
  };
  const startRelease = async (when: string) => {
    const site = await release.start('adapters/main.ts', { ...settings, WORKER: 'off' });
    const stopped = undo.use({ [Symbol.asyncDispose]: site.stop });
    const worker = await release.start('adapters/worker.ts', settings);
    undo.use({ [Symbol.asyncDispose]: worker.stop });
    const url = / (http\S+)$/u.exec(site.line)?.[1];
    if (url === undefined) throw new Error(`The site says no address: ${site.line}`);
    report(when, await walk(url, mailServer, `Visitor ${when}`));
    return { url, stop: async () => Promise.all([stopped[Symbol.asyncDispose](), worker.stop()]) };
  };

  const running = await startRelease('on its own schema');

  const database = await openDatabase({
    databaseUrl: server.urlOf('site'),
    migrationDatabaseUrl: server.url,
    dataDir: folder,
    logger: { warn: console.warn },
  });
  await database.close();
  report('migrated', 'by the present code, while the other ran');

  report('not restarted', await walk(running.url, mailServer, 'Visitor not restarted'));
  await running.stop();
  const restarted = await startRelease('restarted');
  report('its content load', release.run(['adapters/main.ts', 'content', 'load'], settings).trim());
  report(
    'its list of requests',
    release.run(['adapters/main.ts', 'requests', 'list'], settings).trim().split('\n').at(-1) ?? '',
  );
  await restarted.stop();
  console.log(`${commit} works on the present schema.`);
};

const undo = new AsyncDisposableStack();
try {
  await tryUpgrade(undo);
} finally {
  await undo.disposeAsync();
}
