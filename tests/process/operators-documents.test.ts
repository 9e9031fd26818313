import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database-on-server.ts';
import { type DataDirectory, createDataDirectoryWithPictures } from '../support/data-directory.ts';
import { forms, query, send } from '../support/fault-runs.ts';
import { freePorts } from '../support/free-ports.ts';
import { type Machine, makeMachine } from '../support/machine.ts';
import { readMarkdown } from '../support/markdown.ts';
import { seconds } from '../support/seconds.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { startTraceReceiver } from '../support/trace-receiver.ts';

let data: DataDirectory;
let database: TestDatabase;
let machine: Machine;

beforeAll(async () => {
  data = await createDataDirectoryWithPictures();
  database = await createDatabase();
  machine = await makeMachine();
});

afterAll(async () => {
  await machine.remove();
  await database.drop();
  await data.remove();
});

/**
 * Texts that an operator reads, by what running.md and the runbook tell to type; ids are those of the jobs that were
 * given up.
 */
const answers: Readonly<Record<string, { readonly code?: number; readonly says: RegExp }>> = {
  'site requests list': { says: /Ziyaretçi 0.*\nRequests: 1\.$/u },
  'site requests list --state waiting': { says: /^There are no such requests\.$/u },
  'site requests resend': { says: /^There is nothing to queue/u },
  'site requests probe': { says: /mail/u },
  // Nobody is at the terminal.
  'site requests erase --email a@b.c': { code: 2, says: /--yes/u },
  'site jobs': { says: /mailbox full\n[^]*Jobs given up: 3\.$/u },
  'site jobs repeat <id>': { says: /^Jobs queued: 1\.$/u },
  'site jobs drop <id>': { code: 2, says: /--yes/u },
  'site jobs repeat': { says: /^Jobs queued: 2\.$/u },
  'site content load': { says: /^Nothing changed\.$/u },
  'site content searches': { says: /\S/u },
};

/** @returns what running.md and the runbook name in this form, each once */
const documented = async (form: RegExp): Promise<readonly string[]> => {
  const documents = await Promise.all(['docs/running.md', 'docs/runbook.md'].map(readMarkdown));
  const named = documents.flatMap(({ spans }) => spans.filter((span) => form.test(span)));
  return [...new Set(named)].toSorted();
};

test(
  'who follows running.md has a site without development dependencies, on which the commands of both documents work',
  { timeout: 90 * seconds },
  async () => {
    const traces = await startTraceReceiver();
    const smtp = await startSmtpServer();
    const [port = 0] = await freePorts(1);
    expect(await machine.run('install')).toMatchObject({ code: 0, errors: [] });
    await machine.write('/usr/local/bin/site');
    await machine.write(
      '/etc/site.env',
      `DATABASE_URL=${database.url}
     DATA_DIR=${data.path}
     SMTP_URL=${smtp.url}
     PUBLIC_URL=http://127.0.0.1:${port}
     PORT=${port}
     DRAIN_SECONDS=0
     CHECK_MAIL_DOMAINS=off
     LOG_LEVEL=error
     OTEL_EXPORTER_OTLP_ENDPOINT=${traces.url}\n`,
    );

    const site = await machine.startUnit();
    for (const address of [
      '/en',
      '/images/brands/acteon.webp',
      '/flags/tr.svg',
      '/api/news',
      '/sitemap.xml',
      '/en/products/product-details/elvan-300-electrosurgical-generator/data-sheet.pdf',
      '/readyz',
    ])
      expect((await fetch(site.url + address)).status, address).toBe(200);

    for (const form of forms(1)) expect(await send(site, form)).toBe(true);
    await expect.poll(() => smtp.mails.length).toBeGreaterThan(0);
    for (const key of ['request:1', 'request:2', 'request:3'])
      await query(
        database.url,
        `SELECT graphile_worker.add_job('task-of-another-release', job_key := '${key}')`,
      );
    const given = await query(
      database.url,
      "UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = 'mailbox full' WHERE key LIKE 'request:_' RETURNING id",
    );
    const [first, second] = given.map(({ id }) => String(id));
    for (const [command, { code = 0, says }] of Object.entries(answers)) {
      const id = command.includes('drop') ? second : first;
      const ended = await machine.type(command.replace('<id>', id ?? ''));
      expect(ended, command).toMatchObject({ code });
      expect([ended.output, ...ended.errors].join('\n').trim(), command).toMatch(says);
    }

    for (const statement of await documented(/^SELECT /u)) await query(database.url, statement);

    await machine.type('cp -a /srv/release-1 /srv/release-2');
    expect(await machine.run('load')).toMatchObject({ code: 0, errors: [] });
    expect(await machine.run('restart')).toMatchObject({ code: 0, errors: [] });
    expect(await machine.resolve('/srv/site')).toBe(await machine.resolve('/srv/release-2'));
    expect(await machine.systemctlCalls()).toEqual(['restart site']);
    site.send('SIGTERM');
    expect(await site.ended).toMatchObject({ code: 0, errors: [] });
    expect(traces.spans.map(({ name }) => name)).toContain('GET page');
  },
);

test('an answer is known of every command of the site that the documents name', async () => {
  expect(await documented(/^site [a-z]/u)).toEqual(Object.keys(answers).toSorted());
});

test('an installation without the embedded PostgreSQL and without DATABASE_URL ends with one line that names it', async () => {
  await machine.write('/etc/site.env', 'DATABASE_URL=\n');
  const { code, errors } = await machine.failToStartUnit();
  expect(code).toBe(1);
  expect(errors).toEqual([expect.stringMatching(/^The embedded PostgreSQL is not installed.*DATABASE_URL/u)]);
});
