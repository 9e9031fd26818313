import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium as playwright } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { startSiteProcess } from '../../scripts/site-process.ts';
import { browserFlags, findBrowser } from '../../scripts/find-browser.ts';
import { createDatabaseOn } from './database-on-server.ts';
import { asSite } from './site-role.ts';
import { contentDir } from './test-content.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built site, serving the tests’ content. */
    siteUrl: string;
    /** URL of the site's database. */
    siteDatabaseUrl: string;
    /** WebSocket endpoint of the browser. */
    browserEndpoint: string;
  }
}

const root = path.resolve(import.meta.dirname, '..', '..');

/** Forms that the site accepts from one IP address. */
export const formsPerVisitor = 3;

/** Starts the site and the browser once for the whole run. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const browser = await playwright.launchServer({
    executablePath: await findBrowser(root),
    args: browserFlags,
  });
  project.provide('browserEndpoint', browser.wsEndpoint());
  try {
    // postgres-server.ts and database-templates.ts run before.
    const { postgresUrl, contentTemplate } = project.getProvidedContext();
    const database = await createDatabaseOn(postgresUrl, contentTemplate);
    const dataDir = path.join(root, 'var', 'test');
    await rm(path.join(dataDir, 'attachments'), { recursive: true, force: true });
    const site = await startSiteProcess({
      DATABASE_URL: asSite(database.url),
      CONTENT_DIR: contentDir,
      // Pictures are not removed between runs, so that they are encoded once.
      DATA_DIR: dataDir,
      // Requests stay in the queue.
      WORKER: 'off',
      WARM_UP: 'off',
      CATALOGUE_PDFS: 'off',
      // Each visitor sends another X-Forwarded-For.
      TRUST_PROXY: 'loopback',
      FORM_RATE_LIMIT: String(formsPerVisitor),
    });
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
