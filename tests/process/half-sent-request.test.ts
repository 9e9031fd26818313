import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { makeContentFolder } from '../support/content-folder.ts';
import { createDataDirectory } from '../support/data-directory.ts';
import { createDatabase } from '../support/database.ts';
import { startSiteInProcess } from '../support/site-in-process.ts';

test('a client that never sends the rest of its request does not keep the site from stopping', async () => {
  const data = await createDataDirectory();
  onTestFinished(() => data.remove());
  const database = await createDatabase();
  onTestFinished(() => database.drop());
  const { root } = await makeContentFolder();
  const site = await startSiteInProcess({ contentDir: root, dataDir: data.path, databaseUrl: database.url });

  const client = connect(Number(new URL(site.url).port), '127.0.0.1');
  await once(client, 'connect');
  const cutOff = once(client, 'close');
  client.on('error', () => {});
  client.write('GET /healthz HTTP/1.1\r\nHost:');
  // Answered after the server has read that.
  await fetch(`${site.url}/healthz`);

  await site.stop();
  await cutOff;
  expect(client.destroyed).toBe(true);
});
