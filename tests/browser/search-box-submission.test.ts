import { expect } from 'vitest';
import { intercept } from '../support/browser.ts';
import { nextFrames, calls, focused, lamp, lampPage, test } from '../support/search-box-test.ts';

test.for([
  ['/tr/about-us', lamp.tr, lampPage('tr')],
  ['/tr/about-us', 'glimra kablosuz led KAFA lambasi', lampPage('tr')],
  ['/tr/about-us', `  ${lamp.en} `, lampPage('tr')],
  ['/en/about-us', lamp.tr, lampPage('en')],
] as const)(
  'a search submitted on %s leads with %s to its product, without waiting for suggestions',
  async ([path, name, product], { open }) => {
    const { page, field, open: openBox, pathname } = await open(path);
    await openBox();
    await field.fill(name);
    await page.keyboard.press('Enter');
    await expect.poll(pathname).toBe(product);
  },
);

test('a search for any other text stays, says so, and a second Enter leads on to the results', async ({
  open,
}) => {
  const { page, box, field, said, announced, type, pathname } = await open('/tr/about-us');
  const sentence = '“kafa lambası” bir ürünün tam adı değil. Tüm sonuçları gösterin ya da birini seçin.';
  const link = box.getByRole('link', { name: 'Tüm sonuçları göster' });
  const hasFocus = () => link.evaluate((element) => element === document.activeElement);
  await type('kafa lamba');
  await page.keyboard.press('Enter');
  await expect.poll(hasFocus).toBe(true);
  // Typing on goes to the field, at its end.
  await page.keyboard.type('sı');
  expect(await field.inputValue()).toBe('kafa lambası');
  await page.keyboard.press('Enter');
  await said.filter({ hasText: sentence }).waitFor();
  await expect.poll(hasFocus).toBe(true);
  expect(pathname()).toBe('/tr/about-us');
  await expect.poll(() => announced.textContent()).toContain(sentence);
  expect(await page.locator(`[id="${await link.getAttribute('aria-describedby')}"]`).textContent()).toContain(
    sentence,
  );
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '“kafa lambası” için ürünler' }).waitFor();
  const trail = page.locator('main').getByRole('navigation', { name: 'Buradasınız' });
  expect(await trail.getByRole('listitem').allTextContents()).toEqual(['Ana sayfa', 'Ürün arama']);
});

test('where nothing is quite what is searched for, the way to ask comes before the results', async ({
  open,
}) => {
  const { box, type } = await open('/en/about-us');
  await type('4 mm 30° telescope');
  const links = box.locator('.search-status').getByRole('link');
  await links.filter({ hasText: 'Ask us' }).waitFor();
  expect(await links.allTextContents()).toEqual(['Ask us', 'Show all results']);
});

test('a search that finds nothing stays and offers help, and the search page by the button', async ({
  open,
}) => {
  const { page, box, said, options, toggle, isOpen, type, pathname } = await open('/en/about-us');
  await type('<qzxwv onload=qqqzzz>');
  await page.keyboard.press('Enter');
  await said.filter({ hasText: 'No products found for “<qzxwv onload=qqqzzz>”.' }).waitFor();
  expect(await options.count()).toBe(0);
  expect(await box.getByRole('link', { name: 'Ask us' }).getAttribute('href')).toBe(
    '/en/request?q=%3Cqzxwv+onload%3Dqqqzzz%3E#form',
  );
  expect(pathname()).toBe('/en/about-us');
  await expect.poll(() => focused(page)).toBe('a');
  await page.keyboard.press('Escape');
  expect(await isOpen()).toBe(false);
  await toggle.click();
  // Whoever presses the button is led on.
  await box.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/en/search?q=*');
  await page.getByText('No products found for “<qzxwv onload=qqqzzz>”.').first().waitFor();
  await page.locator('main').getByRole('link', { name: 'Ask us' }).click();
  await page.waitForURL('**#form');
  const form = page.getByRole('region', { name: 'Form' });
  await expect.poll(() => form.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => form.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200);
});

test('a submitted search leads nowhere once the box is closed', async ({ open }) => {
  const { page, field, open: openBox, pathname } = await open('/en/about-us');
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await closed;
    await route.continue().catch(() => {});
  });
  await openBox();
  await field.fill(lamp.en);
  const answered = page.waitForResponse(calls);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  close();
  await answered;
  await nextFrames(page);
  expect(pathname()).toBe('/en/about-us');
});

test.for([
  [503, 'Arama şu anda çalışmıyor.'],
  [429, 'Kısa sürede çok fazla arama yapıldı.'],
  [0, 'Siteye ulaşılamıyor.'],
] as const)(
  'when the search fails with %d the box says so, keeps the text, and searches again on request',
  async ([status, message], { open }) => {
    const { page, box, field, options, said, open: openBox } = await open('/tr/about-us');
    const asked: (string | null)[] = [];
    const release = await intercept(page, calls, (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('q'));
      return status === 0 ? route.abort() : route.fulfill({ status });
    });
    await openBox();
    await field.fill('kafa');
    await said.filter({ hasText: message }).waitFor();
    expect(await field.inputValue()).toBe('kafa');
    // A busy server is asked again before anything is said.
    expect(asked).toEqual(status === 503 ? ['kafa', 'kafa'] : ['kafa']);
    release();
    await box.getByRole('button', { name: 'Yeniden dene' }).click();
    await options.first().waitFor();
    expect(await said.textContent()).toBe('');
    await expect.poll(() => focused(page)).toBe('input');
  },
);

test('a box without a response yet says that it is still searching', async ({ open }) => {
  const { page, said, type } = await open('/tr/about-us');
  await page.route(calls, () => {});
  await type('kafa');
  await expect.poll(() => said.textContent()).toBe('Aranıyor…');
});
