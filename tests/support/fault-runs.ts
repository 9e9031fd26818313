import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { createDatabase } from './database.ts';
import type { RunningSite } from './process.ts';
import { formWith, pdf } from './sample-files.ts';
import type { TestSmtpServer } from './smtp-server.ts';

/** Shared with the site of the other tests, whose pictures are made already. */
const dataDir = path.resolve(import.meta.dirname, '..', '..', 'var', 'test');

export interface Form {
  readonly key: string;
  /** IP address of the visitor. */
  readonly client: string;
  readonly body: { readonly isim: string; readonly email: string; readonly mesaj: string };
}

interface Visitors {
  /** Number of the first. */
  readonly first?: number;
  /** IP address of all visitors, instead of an address each. */
  readonly client?: string;
  /** E-mail address by the visitor's number. */
  readonly emailOf?: (index: number) => string;
}

/** Forms of as many visitors. */
export const forms = (
  count: number,
  { first = 0, client, emailOf = (index) => `v${index}@hastane.example` }: Visitors = {},
): Form[] =>
  Array.from({ length: count }, (_, offset) => {
    const index = first + offset;
    return {
      key: randomUUID(),
      client: client ?? `10.1.${index >> 8}.${index & 255}`,
      body: { isim: `Ziyaretçi ${index}`, email: emailOf(index), mesaj: `İstek ${index}` },
    };
  });

const post = async (
  site: RunningSite,
  { key, client }: Form,
  body: string | FormData,
  headers: Readonly<Record<string, string>>,
): Promise<boolean> => {
  const answer = await fetch(`${site.url}/api/offer-form`, {
    method: 'POST',
    headers: { 'idempotency-key': key, 'x-forwarded-for': client, ...headers },
    body,
    // The visitor's line broke: there was no answer, so there is none.
  }).catch(() => undefined);
  return answer?.status === 200;
};

/** @returns whether the visitor was told that it arrived */
export const send = (site: RunningSite, form: Form): Promise<boolean> =>
  post(site, form, JSON.stringify(form.body), { 'content-type': 'application/json' });

/** Two files that no other form has, each of half a megabyte. */
export const filesOf = ({ body }: Form): readonly { readonly name: string; readonly content: Buffer }[] =>
  ['plan', 'şartname'].map((name) => ({
    name: `${name}.pdf`,
    content: Buffer.concat([pdf(500_000), Buffer.from(`${body.isim} ${name}`)]),
  }));

/** Sends a form as `send` does, with its files. */
export const sendWithFiles = (site: RunningSite, form: Form): Promise<boolean> =>
  post(site, form, formWith(form.body, ...filesOf(form)), {});

export const doubleClick = async (site: RunningSite, form: Form): Promise<boolean> =>
  (await Promise.all([send(site, form), send(site, form)])).includes(true);

/** Settings of a site with a database of its own, which limits nothing. */
export const settingsFor = async (smtp: TestSmtpServer, more: Record<string, string> = {}) => {
  const database = await createDatabase();
  onTestFinished(() => database.drop());
  return {
    DATABASE_URL: database.url,
    SMTP_URL: smtp.url,
    DATA_DIR: dataDir,
    TRUST_PROXY: 'loopback',
    FORM_RATE_LIMIT: '1000000',
    MAILS_PER_HOUR: '1000000',
    CONFIRMATIONS_PER_HOUR: '1000000',
    CHECK_MAIL_DOMAINS: 'off',
    ...more,
  };
};

export const query = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
};

const isConfirmation = ({ messageId }: TestSmtpServer['mails'][number]): boolean =>
  messageId?.startsWith('<confirmation-') === true;

export const confirmations = (smtp: TestSmtpServer) => smtp.mails.filter(isConfirmation);

export const staffMails = (smtp: TestSmtpServer) => smtp.mails.filter((mail) => !isConfirmation(mail));

export const messageIds = (mails: TestSmtpServer['mails']): Set<string> =>
  new Set(mails.map(({ messageId }) => messageId ?? 'none'));

/** The visitors whom staff were mailed about, each once. */
export const notifiedNames = (smtp: TestSmtpServer): string[] =>
  [...new Set(staffMails(smtp).flatMap(({ text }) => text?.match(/Ziyaretçi \d+/gu) ?? []))].toSorted();

export const namesOf = (sent: readonly Form[]): string[] => sent.map(({ body }) => body.isim).toSorted();

/** The addresses that confirmations went to, one for each mail. */
export const confirmedAddresses = (smtp: TestSmtpServer): string[] =>
  confirmations(smtp)
    .flatMap(({ recipients }) => recipients)
    .toSorted();

export const addressesOf = (sent: readonly Form[]): string[] => sent.map(({ body }) => body.email).toSorted();
