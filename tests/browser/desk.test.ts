import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pino } from 'pino';
import { createPostgresRequestRepository } from '../../adapters/postgres/requests/request-repository.ts';
import { listenForRequestChanges } from '../../adapters/postgres/listen-for-request-changes.ts';
import { root } from '../../adapters/settings.ts';
import { violations } from '../support/axe.ts';
import { desktop, phone } from '../support/browser.ts';
import { test as browserTest } from '../support/browser-test.ts';
import { openDatabaseWithContent } from '../support/database.ts';
import { buildTestDesk } from '../support/desk-app.ts';
import { sampleRequest } from '../support/sample-request.ts';
import { seconds } from '../support/seconds.ts';

const other = { id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', reference: '87654321', name: 'John Smith' };

const test = browserTest.extend('deskUrl', { scope: 'file' }, async ({}, { onCleanup }) => {
  execFileSync(process.execPath, [path.join(root, 'scripts', 'build-desk.ts')]);
  const cleanUp = new AsyncDisposableStack();
  onCleanup(() => cleanUp.disposeAsync());
  const database = await openDatabaseWithContent();
  cleanUp.defer(database.close);
  const repository = createPostgresRequestRepository(database.dataSource);
  for (const request of [sampleRequest({ products: [] }), sampleRequest({ ...other, products: [] })])
    await repository.store(request, request.id);
  const changes = listenForRequestChanges({ url: database.url, logger: pino({ level: 'silent' }) });
  cleanUp.defer(changes.stop);
  const app = await buildTestDesk({
    dataSource: database.dataSource,
    vouching: { by: 'machine', user: 'ayşe' },
    onRequestChange: changes.subscribe,
    built: path.join(root, 'dist', 'desk'),
  });
  cleanUp.defer(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
});

const requestPath = `/requests/${sampleRequest().id}`;

const productForm = '/content/file?file=products/drills/ear-drill.yaml';

const chosenStep = (page: Page): Promise<string> => page.inputValue('input[name="step"]:checked');

const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test(
  'two people see what the other does, overwrite nothing, and lose no text',
  { timeout: 60 * seconds },
  async ({ visit, deskUrl }) => {
    const { page: ayse, faults } = await visit({ ...desktop, baseURL: deskUrl });
    const { page: mehmet } = await visit({ ...phone, baseURL: deskUrl });
    const { page: list } = await visit({ ...desktop, baseURL: deskUrl });
    await list.goto('/requests');
    await list.keyboard.press('ArrowDown');
    await list.keyboard.press('ArrowDown');
    expect(await list.evaluate(() => document.activeElement?.textContent)).toContain('Elif Işık');
    await mehmet.goto(requestPath);
    await mehmet.fill('textarea', 'Arandı');
    await ayse.goto(requestPath);
    await ayse.click('text=Üzerime al');
    await expect.poll(() => chosenStep(mehmet)).toBe('inWork');
    expect(await mehmet.inputValue('textarea')).toBe('Arandı');
    await expect.poll(() => list.textContent('tbody')).toContain('İşlemde · ayşe');
    expect(await list.evaluate(() => document.activeElement?.textContent)).toContain('Elif Işık');

    await mehmet.click('text=Yanıtlandı');
    await ayse.click('text=Kapandı');
    await ayse.click('text=Kaydet >> nth=0');
    await expect.poll(() => mehmet.textContent('#live')).toContain('Sizin seçiminiz henüz kaydedilmedi');
    await mehmet.click('text=Kaydet >> nth=0');
    await expect.poll(() => mehmet.innerText('main [role="alert"]')).toContain('Şimdi: Kapandı, ayşe');
    expect(await mehmet.innerText('main [role="alert"]')).toContain('Sizin seçtiğiniz: Yanıtlandı, ayşe');
    // The tab is lost, and the note with it, which was not sent.
    await mehmet.goto(requestPath);
    expect(await mehmet.inputValue('textarea')).toBe('Arandı');
    await mehmet.press('textarea', 'Control+s');
    await expect.poll(() => mehmet.textContent('.notes')).toContain('Arandı');
    await mehmet.reload();
    expect(await mehmet.inputValue('textarea')).toBe('');
    expect(faults).toEqual([]);
  },
);

test.for([
  ['light', phone],
  ['dark', desktop],
] as const)(
  'axe finds nothing at the desk in %s colours, and nothing is too wide',
  async ([colorScheme, size], { visit, deskUrl }) => {
    const { page, faults } = await visit({ ...size, colorScheme, baseURL: deskUrl, locale: 'en-GB' });
    for (const address of [
      '/',
      '/requests?from=soon',
      requestPath,
      `${requestPath}/erase`,
      '/content',
      productForm,
      '/drafts',
    ]) {
      await page.goto(address);
      expect(await violations(page), address).toEqual([]);
      expect(await isWide(page), address).toBe(false);
    }
    expect(faults).toEqual([]);
  },
);
