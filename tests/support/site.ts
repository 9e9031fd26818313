import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { chromium as playwright } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserFlags, unpackBrowser } from '../../scripts/unpack-browser.ts';
import { createDatabaseOn } from './database-on-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built site, serving the project's own content. */
    siteUrl: string;
    /** Its database. */
    siteDatabaseUrl: string;
    /** Where the one browser of the run is reached. */
    browserEndpoint: string;
  }
}

const root = path.resolve(import.meta.dirname, '..', '..');

/** Forms that the site takes from one address. */
export const formsPerVisitor = 3;

/** The address that the site prints when it is up. */
const addressOf = (site: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const address = /The site is at (\S+)/u.exec(said)?.[1];
      if (address) resolve(address);
    };
    site.stdout?.on('data', listen);
    site.stderr?.on('data', listen);
    site.once('exit', () => reject(new Error(`The site did not start:\n${said}`)));
  });

const startSite = async (databaseUrl: string): Promise<{ url: string; stop(): Promise<void> }> => {
  const built = spawnSync(process.execPath, [path.join(root, 'scripts/build.ts')], { stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The pages could not be built.');
  const site = spawn(process.execPath, [path.join(root, 'adapters/main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      // Kept between runs, so that pictures are made once.
      DATA_DIR: path.join(root, 'var', 'test'),
      PORT: '0',
      LOG_LEVEL: 'error',
      // Requests stay in the database, for the tests to see.
      WORKER: 'off',
      // Each visitor of the tests says that they come from somewhere else.
      TRUST_PROXY: 'loopback',
      FORM_RATE_LIMIT: String(formsPerVisitor),
    },
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

/** The site and the browser, once for the whole run. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const browser = await playwright.launchServer({
    executablePath: await unpackBrowser(root),
    args: browserFlags,
  });
  project.provide('browserEndpoint', browser.wsEndpoint());
  try {
    // postgres-server.ts runs before.
    const { postgresUrl } = project.getProvidedContext();
    const database = await createDatabaseOn(postgresUrl);
    const site = await startSite(database.url);
    project.provide('siteUrl', site.url);
    project.provide('siteDatabaseUrl', database.url);
    return async () => {
      await browser.close();
      await site.stop();
      await database.drop();
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
};
