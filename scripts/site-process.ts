import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

interface SiteProcess {
  readonly url: string;
  stop(): Promise<void>;
}

/** Waits for the address that the site prints when it is up. */
const addressOf = (site: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    const onOutput = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /The site is at (\S+)/u.exec(output)?.[1];
      if (address) resolve(address);
    };
    site.stdout?.on('data', onOutput);
    site.stderr?.on('data', onOutput);
    site.once('exit', () => reject(new Error(`The site did not start:\n${output}`)));
  });

/** Builds the pages if they are stale, and starts the site as a child process on a free port. */
export const startSiteProcess = async (settings: NodeJS.ProcessEnv): Promise<SiteProcess> => {
  const built = spawnSync(process.execPath, [path.join(root, 'scripts/build.ts')], { stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The pages could not be built.');
  const site = spawn(process.execPath, [path.join(root, 'adapters/main.ts')], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return {
    url: await addressOf(site),
    async stop() {
      const exited = once(site, 'exit');
      site.kill('SIGTERM');
      await exited;
    },
  };
};
