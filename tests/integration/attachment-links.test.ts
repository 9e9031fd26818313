import { randomUUID } from 'node:crypto';
import { utimes, writeFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { createGetAttachmentSecret } from '../../adapters/postgres/requests/attachment-secret.ts';
import { createSignedIds } from '../../adapters/process/signed-ids.ts';
import { composeTestSite } from '../support/api.ts';
import { validForm } from '../support/form-api-test.ts';
import { formWith, pdf } from '../support/sample-files.ts';
import { test as uploadTest } from '../support/upload-test.ts';

const dayMs = 86_400_000;
const plan = { name: 'Şartname çizimi.pdf', content: pdf() };

const test = uploadTest.extend(
  'attach',
  ({ startUploadSite, storedRequests, database: { dataSource } }) =>
    async () => {
      const { app, send, folder, files } = await startUploadSite();
      await send('/api/offer-form', formWith(validForm, plan));
      const [request] = await storedRequests();
      const id = request?.attachments[0]?.id ?? '';
      /** A link that was made some days ago. */
      const linkOf = async (daysAgo: number, secret?: string): Promise<string> => {
        const { sign } = createSignedIds({
          purpose: 'attachment',
          lifetimeSeconds: 30 * 86_400,
          secret: createGetAttachmentSecret(dataSource, secret),
          now: () => new Date(Date.now() - daysAgo * dayMs),
        });
        const { expires, signature } = await sign(id);
        return `/attachments/${id}?expires=${expires}&signature=${signature}`;
      };
      return { id, folder, files, linkOf, open: (url: string) => app.inject({ url }) };
    },
);

test('a link to a file downloads it, and no browser opens it as a part of the site', async ({ attach }) => {
  const { linkOf, open } = await attach();
  const response = await open(await linkOf(29));
  expect(response.statusCode).toBe(200);
  expect(response.rawPayload).toEqual(plan.content);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(plan.content.length),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(response.headers['content-disposition']).toMatch(
    /^attachment; filename="[^"]*"; filename\*=UTF-8''%C5%9Eartname/u,
  );
});

test('a link that has expired says so', async ({ attach }) => {
  const { linkOf, open } = await attach();
  const response = await open(await linkOf(31));
  expect(response.statusCode).toBe(410);
  expect(response.body).not.toContain('%PDF');
});

test('a link that was changed, was signed with something else, or is not signed is none', async ({
  attach,
}) => {
  const { id, linkOf, open } = await attach();
  const link = await linkOf(31);
  const valid = await linkOf(29);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const forged = [
    link.replace(/expires=\d+/u, 'expires=99999999999'),
    link.replace(/signature=(?<first>.)/u, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`),
    link.replace(/&signature=.*/u, ''),
    // Other ways to write the same bytes.
    `${valid}=`,
    valid.replace(/.$/u, (last) => letters[letters.indexOf(last) + 1] ?? 'A'),
    await linkOf(0, 'another secret of at least 32 characters'),
    `/attachments/${id}`,
    `/attachments/${id}?expires=1e99&signature=a`,
    '/attachments/..%2F..%2Fetc%2Fpasswd?expires=99999999999&signature=a',
  ];
  for (const url of forged) expect((await open(url)).statusCode).toBe(404);
});

test('what a person sent is erased with its files, and links to them lead nowhere', async ({
  attach,
  database: { dataSource },
}) => {
  const { folder, files, linkOf, open } = await attach();
  const link = await linkOf(0);
  expect(await files()).toHaveLength(1);
  const { erasePerson } = composeTestSite(dataSource, dataSource, { folder });
  expect(await erasePerson(validForm.email)).toBe(1);
  expect(await files()).toEqual([]);
  expect((await open(link)).statusCode).toBe(404);
});

test('files of no request are deleted once they are older than a day', async ({
  attach,
  database: { dataSource },
}) => {
  const { id, folder, files } = await attach();
  const [orphan, fresh] = [randomUUID(), randomUUID()];
  for (const file of [orphan, fresh]) await writeFile(`${folder}/${file}`, 'left by a crash');
  const twoDaysAgo = new Date(Date.now() - 2 * dayMs);
  for (const file of [orphan, id]) await utimes(`${folder}/${file}`, twoDaysAgo, twoDaysAgo);
  const { jobs } = composeTestSite(dataSource, dataSource, { folder });
  expect(await jobs.scheduled['delete-orphaned-attachments'].run()).toBe(1);
  expect((await files()).toSorted()).toEqual([id, fresh].toSorted());
});
