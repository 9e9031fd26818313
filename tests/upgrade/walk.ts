import { setTimeout as wait } from 'node:timers/promises';
import { listPages } from '../../scripts/page-kinds.ts';
import type { MailServer } from '../support/mail-server.ts';

const mailTimeoutMs = 30_000;
const walks = 8;
let walksSoFar = 0;

const expectOk = async (address: string, init?: RequestInit): Promise<Response> => {
  const response = await fetch(address, init);
  if (!response.ok)
    throw new Error(`${address}: ${response.status} ${(await response.text()).slice(0, 200)}`);
  return response;
};

/** Others in each walk, as a site has those of the one before in its cache. */
const pagesOf = async (site: string): Promise<readonly string[]> =>
  (await listPages(site)).filter((_path, index) => index % walks === walksSoFar % walks);

/**
 * Visits pages, searches, sends a form and waits for its mail.
 * @param name of the visitor, which the mail to staff has to contain once
 * @throws what did not work
 */
export const walk = async (site: string, mailServer: MailServer, name: string): Promise<string> => {
  const pages = await pagesOf(site);
  walksSoFar += 1;
  for (const page of pages) await expectOk(site + page);
  const found: unknown = await (await expectOk(`${site}/api/search?q=lazer&lang=tr`)).json();
  if (!Array.isArray(found) || found.length === 0) throw new Error('The search finds nothing.');
  await expectOk(`${site}/api/offer-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ isim: name, email: 'visitor@example.com', mesaj: 'Update' }),
  });
  const mails = () =>
    mailServer.mails.filter(
      ({ text = '', to = [] }) =>
        text.includes(name) && !to.some(({ address }) => address === 'visitor@example.com'),
    );
  const timeout = AbortSignal.timeout(mailTimeoutMs);
  while (mails().length === 0) {
    timeout.throwIfAborted();
    await wait(100);
  }
  return `${pages.length} pages, ${found.length} products found, a form, ${mails().length} mail of it to staff`;
};
