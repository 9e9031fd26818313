import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { composeSite } from '../../adapters/compose.ts';
import { startJobs } from '../../adapters/start/jobs.ts';
import { readConfig } from '../../adapters/config.ts';
import { makeFolder } from '../support/content-folder.ts';
import { openDatabaseWithContent } from '../support/database.ts';
import { visitorRequest } from '../support/submissions.ts';
import { mailsIn } from '../support/written-mail.ts';

test('without a mail server the start warns, requests become files, and staff count as not notified', async () => {
  const database = await openDatabaseWithContent();
  const dataDir = await makeFolder();
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
  const config = readConfig({ DATA_DIR: dataDir, MAILS_PER_HOUR: '1', CONFIRMATION_MAIL: 'off' });
  const site = composeSite({ dataSource: database.dataSource, config });
  const cleanUp = new AsyncDisposableStack();
  onTestFinished(async () => {
    await cleanUp.disposeAsync();
    await database.close();
  });
  startJobs(site, { databaseUrl: database.url, logger, cleanUp });
  expect(lines.join('')).toContain('SMTP_URL is not set');

  const request = visitorRequest();
  await site.requestRepository.store(request, 'first');
  const listed = async () => (await site.requestAdministration.list({}))[0];
  await expect.poll(async () => (await listed())?.state).toBe('filed');
  expect((await listed())?.notifiedAt).toBeUndefined();
  expect(await mailsIn(config.mailDir)).toHaveLength(1);

  // Files are limited as mails are: a flood of requests is no flood of files.
  expect(
    await site.requestRepository.countNotifiedSince({ kind: 'offer', suspicious: false }, new Date(0)),
  ).toBe(1);
  // Once there is a mail server, they can be mailed.
  expect(await site.requestAdministration.resendPending()).toMatchObject({ single: 1 });
});
