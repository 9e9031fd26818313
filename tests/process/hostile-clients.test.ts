import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { makeContentFolder } from '../support/content-folder.ts';
import { createDataDirectory } from '../support/data-directory.ts';
import { createDatabase } from '../support/database.ts';
import { startHostileClients } from '../support/hostile-clients.ts';
import { startSite } from '../support/process.ts';
import { seconds } from '../support/seconds.ts';

const token = 'a token of operators';

const stateSchema = z.object({ process: z.object({ memoryBytes: z.number() }) });

const maxBytes = 512 * 1024 * 1024;

test(
  'a site stays within 512 MB and answers others while 1,000 clients pipeline, send endlessly and read nothing',
  { timeout: 90 * seconds },
  async () => {
    const data = await createDataDirectory();
    onTestFinished(() => data.remove());
    const database = await createDatabase();
    onTestFinished(() => database.drop());
    const { root } = await makeContentFolder();
    const site = await startSite({
      CONTENT_DIR: root,
      DATA_DIR: data.path,
      DATABASE_URL: database.url,
      OPERATOR_TOKEN: token,
    });
    const get = (address: string) =>
      fetch(site.url + address, { headers: { authorization: `Bearer ${token}` } });
    const clients = startHostileClients(site.url, 1000);
    onTestFinished(() => clients.stop());
    const memory: number[] = [];
    for (let visit = 0; visit < 20; visit += 1) {
      const page = await get('/tr/about-us');
      expect(page.status).toBe(200);
      await page.text();
      memory.push(stateSchema.parse(await (await get('/healthz')).json()).process.memoryBytes);
      await sleep(200);
    }
    expect(Math.max(...memory)).toBeLessThan(maxBytes);
    clients.stop();
    site.send('SIGTERM');
    expect((await site.ended).code).toBe(0);
  },
);
