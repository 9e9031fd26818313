import { readdir, utimes } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { until } from '../support/condition.ts';
import { createDataDirectory } from '../support/data-directory.ts';
import {
  type Form,
  addressesOf,
  confirmations,
  confirmedAddresses,
  doubleClick,
  filesOf,
  forms,
  messageIds,
  namesOf,
  notifiedNames,
  query,
  send,
  sendWithFiles,
  settingsFor,
  staffMails,
} from '../support/fault-runs.ts';
import { type RunningSite, runRequestsCommand, startSite, startWorkerProcess } from '../support/process.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { seconds } from '../support/seconds.ts';

const timeoutMs = { timeout: 60 * seconds };

// Processes are killed and started again, and mails are retried after growing delays.
vi.setConfig({ testTimeout: 120 * seconds });

test('mail server down, 100 requests twice each, the process killed in the middle, all back: each is mailed to staff and confirmed once', async () => {
  const smtp = await startSmtpServer();
  await smtp.stop();
  const settings = await settingsFor(smtp);
  const sent = forms(100);

  const first = await startSite(settings);
  const beforeTheEnd = await Promise.all(sent.slice(0, 40).map((form) => doubleClick(first, form)));
  expect(beforeTheEnd).not.toContain(false);
  const inTheEnd = Promise.all(sent.slice(40, 80).map((form) => doubleClick(first, form)));
  await until(async () => {
    const [row] = await query(settings.DATABASE_URL, 'SELECT count(*)::int AS stored FROM requests');
    return Number(Object.values(row ?? {})[0]) > 45;
  });
  first.send('SIGKILL');
  await first.ended;
  const accepted = [...beforeTheEnd, ...(await inTheEnd)];

  const second = await startSite(settings);
  // Those who got no answer try again, and so do some who did.
  const again = sent.filter((_, index) => !accepted[index] || index % 3 === 0);
  expect(await Promise.all(again.map((form) => doubleClick(second, form)))).not.toContain(false);

  await smtp.restart();
  const { code, output } = await runRequestsCommand(['resend'], settings);
  expect({ code, output }).toMatchObject({ code: 0 });
  // Instead of waiting for the next attempt.
  await query(settings.DATABASE_URL, 'UPDATE graphile_worker._private_jobs SET run_at = now()');
  await expect.poll(() => notifiedNames(smtp), timeoutMs).toEqual(namesOf(sent));
  expect(messageIds(staffMails(smtp)).size).toBe(100);
  expect(staffMails(smtp)).toHaveLength(100);
  await expect.poll(() => confirmedAddresses(smtp), timeoutMs).toEqual(addressesOf(sent));
  second.send('SIGTERM');
  await second.ended;
});

test('a process killed while it mails loses nothing; what is mailed twice bears the same id', async () => {
  const smtp = await startSmtpServer();
  const settings = await settingsFor(smtp, { WORKER: 'off' });
  const site = await startSite(settings);
  const sent = forms(60);
  expect(await Promise.all(sent.map((form) => send(site, form)))).not.toContain(false);

  /** Runs a worker until so much is mailed, and kills it. */
  const mailUntil = async (isEnough: () => boolean): Promise<void> => {
    const worker = await startWorkerProcess(settings);
    await until(isEnough);
    worker.send('SIGKILL');
    await worker.ended;
  };
  await mailUntil(() => staffMails(smtp).length >= 20);
  expect(staffMails(smtp).length).toBeLessThan(60);
  // Confirmations follow.
  await mailUntil(() => confirmations(smtp).length >= 10);
  expect(confirmations(smtp).length).toBeLessThan(60);

  await startWorkerProcess(settings);
  await expect.poll(() => notifiedNames(smtp), timeoutMs).toEqual(namesOf(sent));
  expect(messageIds(staffMails(smtp)).size).toBe(60);
  // The one that was on its way when the process was killed.
  expect(staffMails(smtp).length).toBeLessThanOrEqual(61);
  await expect.poll(() => [...new Set(confirmedAddresses(smtp))], timeoutMs).toEqual(addressesOf(sent));
  expect(messageIds(confirmations(smtp)).size).toBe(60);
  expect(confirmations(smtp).length).toBeLessThanOrEqual(61);
});

test('two workers share the work: nothing is mailed twice', async () => {
  const smtp = await startSmtpServer();
  const settings = await settingsFor(smtp);
  const site = await startSite(settings);
  await startWorkerProcess(settings);
  const sent = forms(50);
  expect(await Promise.all(sent.map((form) => doubleClick(site, form)))).not.toContain(false);
  await expect.poll(() => notifiedNames(smtp), timeoutMs).toEqual(namesOf(sent));
  expect(staffMails(smtp)).toHaveLength(50);
  await expect.poll(() => confirmedAddresses(smtp), timeoutMs).toEqual(addressesOf(sent));
});

test('a flood is gathered: the inbox gets few mails, and every request', async () => {
  const smtp = await startSmtpServer();
  const settings = await settingsFor(smtp, { MAILS_PER_HOUR: '5' });
  const site = await startSite(settings);
  const sent = forms(130);
  for (const form of sent) await send(site, form);
  await until(async () => {
    const rows = await query(
      settings.DATABASE_URL,
      'SELECT 1 FROM requests WHERE notified_at IS NULL AND digest_id IS NULL',
    );
    return rows.length === 0;
  });
  expect(staffMails(smtp)).toHaveLength(5);
  // Instead of waiting for the quarter of an hour.
  await runRequestsCommand(['resend'], settings);
  await expect.poll(() => notifiedNames(smtp), timeoutMs).toEqual(namesOf(sent));
  // 125 of them in one mail, as a digest has room for 200.
  expect(staffMails(smtp)).toHaveLength(6);
});

const doubleClickWithFiles = async (site: RunningSite, form: Form): Promise<boolean> =>
  (await Promise.all([sendWithFiles(site, form), sendWithFiles(site, form)])).includes(true);

test('the process killed in the middle of uploads: staff get each request once, with all of its files, and no other file stays for long', async () => {
  const smtp = await startSmtpServer();
  const { path: folder, remove } = await createDataDirectory();
  onTestFinished(() => remove());
  const settings = await settingsFor(smtp, { DATA_DIR: folder });
  const sent = forms(30);
  const stored = async (): Promise<string[]> => readdir(`${folder}/attachments`).catch(() => []);

  const first = await startSite(settings);
  const sending = Promise.all(sent.map((form) => doubleClickWithFiles(first, form)));
  await until(async () => (await stored()).length >= 20);
  first.send('SIGKILL');
  await first.ended;
  const accepted = await sending;
  expect(accepted).toContain(false);

  const second = await startSite(settings);
  const again = sent.filter((_, index) => !accepted[index] || index % 3 === 0);
  expect(await Promise.all(again.map((form) => doubleClickWithFiles(second, form)))).not.toContain(false);
  await expect.poll(() => notifiedNames(smtp), timeoutMs).toEqual(namesOf(sent));
  expect(messageIds(staffMails(smtp)).size).toBe(30);
  expect(staffMails(smtp).length).toBeLessThanOrEqual(31);
  for (const form of sent) {
    const mail = staffMails(smtp).find(({ text }) => text?.includes(`${form.body.isim}\n`));
    const attached = mail?.attachments.map(({ filename, content }) => ({
      name: filename,
      content: Buffer.from(new Uint8Array(z.instanceof(ArrayBuffer).parse(content))),
    }));
    expect(attached).toEqual(filesOf(form));
  }

  // What the kill left is deleted a day later.
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  for (const file of await stored()) await utimes(`${folder}/attachments/${file}`, twoDaysAgo, twoDaysAgo);
  await query(settings.DATABASE_URL, "SELECT graphile_worker.add_job('delete-orphaned-attachments')");
  await expect.poll(async () => (await stored()).length, timeoutMs).toBe(60);
});
