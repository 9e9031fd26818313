import { expect, onTestFinished, test } from 'vitest';
import { until } from '../support/condition.ts';
import { createDataDirectoryWithPictures } from '../support/data-directory.ts';
import { startSiteInShell } from '../support/process.ts';

test('SIGTERM to npm, whose shell does not pass it on, stops the site and its PostgreSQL', async () => {
  const data = await createDataDirectoryWithPictures();
  onTestFinished(() => data.remove());
  const site = await startSiteInShell({ DATA_DIR: data.path });
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);

  site.send('SIGTERM');
  await site.ended;

  await until(() => data.isShutDown());
  await expect(fetch(`${site.url}/healthz`)).rejects.toThrow('fetch failed');
});
