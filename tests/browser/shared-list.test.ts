import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { productNames } from '#contracts/spec/products.ts';
import { violations } from '../support/axe.ts';
import { addFirstProducts, listLink, listing, storedList } from '../support/list.ts';
import { desktop, hydrated, phone } from '../support/browser.ts';
import { focused, test } from '../support/form-test.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { quantityFields } from '../support/quantity-fields.ts';

const shared = 'orvia-p2-piezo-bone-surgery-unit';

const choices = (page: Page) => page.locator('.list-choice');

const itemsOf = (page: Page): string | null => new URL(page.url()).searchParams.get('items');

/** Opens the link with a list of the visitor’s own. @returns its product */
const openLink = async (page: Page, items = `${shared}:5`): Promise<string> => {
  const [own = ''] = await addFirstProducts(page, 1);
  await page.goto(`/tr/request?items=${items}`);
  await hydrated(page);
  await choices(page).waitFor();
  return own;
};

test('a list from a link is added to the visitor’s own, and the addition can be undone', async ({
  openForm,
}) => {
  const { page, faults } = await openForm(listing);
  const own = await openLink(page);
  await page.getByRole('button', { name: 'Listeme ekle', exact: true }).click();
  await expect.poll(() => storedList(page)).toMatchObject([{ slug: own }, { slug: shared, quantity: 5 }]);
  await expect.poll(() => itemsOf(page)).toBe(`${own},${shared}:5`);
  await expect.poll(() => page.locator('.requested').count()).toBe(2);
  expect(await choices(page).count()).toBe(0);
  await expect.poll(() => focused(page)).toBe('Geri al');
  await page.keyboard.press('Enter');
  await expect.poll(() => storedList(page)).toMatchObject([{ slug: own }]);
  await expect.poll(() => itemsOf(page)).toBe(`${shared}:5`);
  await choices(page).waitFor();
  expect(faults).toEqual([]);
});

test('of a product in both lists the quantities are added up, what the catalogue does not have stays in sight until it is removed', async ({
  openForm,
}) => {
  const { page } = await openForm(listing);
  const [own = ''] = await addFirstProducts(page, 1);
  await page.goto('/tr/request?items=no-product');
  await page.getByText('Teklif listenizde: ').waitFor();
  expect(await page.getByText('Listeniz boş').count()).toBe(0);
  await page.goto(`/tr/request?items=${shared}:5,${own}:7,no-product*BX:3,no-other~AB-1`);
  const left = page.getByText('Bu listedeki 2 ürün kataloğumuzda yok');
  await choices(page).waitFor();
  expect(await layoutShift(page)).toBe(0);
  const [sharedField] = await quantityFields(page.locator('details')).all();
  await sharedField?.fill('6');
  await sharedField?.fill('5');
  await sharedField?.blur();
  await page.getByRole('button', { name: 'Listeme ekle', exact: true }).click();
  await page.getByText('1 ürün iki listede de vardı; adetleri toplandı.').waitFor();
  await expect.poll(() => itemsOf(page)).toBe(`${own}:8,${shared}:5,no-product*BX:3,no-other~AB-1`);
  await left.waitFor();
  const goneField = page.getByRole('textbox', { name: 'Kutu: no product' });
  expect(await goneField.inputValue()).toBe('3');
  await goneField.fill('4');
  await expect.poll(() => itemsOf(page)).toBe(`${own}:8,${shared}:5,no-product*BX:4,no-other~AB-1`);
  await page.getByRole('button', { name: 'Çıkar: no product' }).click();
  await expect.poll(() => itemsOf(page)).toBe(`${own}:8,${shared}:5,no-other~AB-1`);
  expect(await storedList(page)).toMatchObject([
    { slug: own, quantity: 8 },
    { slug: shared, quantity: 5 },
  ]);
});

test('a list from a link that differs from the visitor’s own in amounts alone is another list', async ({
  openForm,
}) => {
  const { page } = await openForm(listing);
  const [first = '', second = ''] = await addFirstProducts(page, 2);
  for (const items of [`${first}:2,${second}`, `${first},${second}*BX`]) {
    await page.goto(`/en/request?items=${items}`);
    await page.getByText('The list in this link differs from yours.').waitFor();
    await quantityFields(page).first().fill('7');
    await expect.poll(() => itemsOf(page)).toMatch(/:7/u);
    expect(await storedList(page)).toMatchObject([
      { slug: first, quantity: 1 },
      { slug: second, quantity: 1 },
    ]);
  }
  await page.goto(`/en/request?items=${second},${first}`);
  await page.getByRole('button', { name: 'Empty the list' }).waitFor();
  expect(await choices(page).count()).toBe(0);
});

test('a list from a link takes the place of the visitor’s own, is edited with it, and can be undone', async ({
  openForm,
}) => {
  const { page } = await openForm(listing);
  const own = await openLink(page);
  await page.getByRole('button', { name: 'Kendi listemin yerine bunu al' }).click();
  await expect.poll(() => storedList(page)).toMatchObject([{ slug: shared, quantity: 5 }]);
  await quantityFields(page).fill('7');
  await expect.poll(() => storedList(page)).toMatchObject([{ slug: shared, quantity: 7 }]);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect.poll(() => storedList(page)).toMatchObject([{ slug: own }]);
  expect(await focused(page)).toBe('Teklif istenen ürünler');
});

test('who just looks at a list from a link keeps their own', async ({ openForm }) => {
  const { page } = await openForm(listing);
  const own = await openLink(page);
  await page.getByRole('button', { name: 'Yalnızca bak' }).click();
  await expect.poll(() => choices(page).count()).toBe(0);
  expect(await focused(page)).toBe('Teklif istenen ürünler');
  await quantityFields(page).fill('7');
  await expect.poll(() => itemsOf(page)).toBe(`${shared}:7`);
  expect(await storedList(page)).toMatchObject([{ slug: own, quantity: 1 }]);
  await page.getByRole('button', { name: 'Listeyi boşalt' }).click();
  await page.getByText('Kendi listeniz olduğu gibi duruyor.').waitFor();
  await expect.poll(() => itemsOf(page)).toBe(own);
  expect(await page.getByText('Liste boşaltıldı.').count()).toBe(0);
});

test('a list from a link that was only opened joins no list, also of a visitor who has none', async ({
  openForm,
}) => {
  const { page } = await openForm(`/tr/request?items=${shared}:5`);
  await choices(page).waitFor();
  await page.goto(listing);
  await hydrated(page);
  const [added = ''] = await addFirstProducts(page, 1);
  expect(await storedList(page)).toMatchObject([{ slug: added }]);
  expect(await storedList(page)).toHaveLength(1);
});

test('the list is emptied, and that can be undone', async ({ openForm }) => {
  const { page } = await openForm(listing);
  const slugs = await addFirstProducts(page, 2);
  await listLink(page).click();
  await quantityFields(page).first().fill('40');
  await page.getByRole('button', { name: 'Listeyi boşalt' }).click();
  await expect.poll(() => storedList(page)).toEqual([]);
  await expect.poll(() => itemsOf(page)).toBe(null);
  expect(await page.locator('.requested').count()).toBe(0);
  await expect.poll(() => focused(page)).toBe('Geri al');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => storedList(page))
    .toMatchObject([
      { slug: slugs[0], quantity: 40 },
      { slug: slugs[1], quantity: 1 },
    ]);
  await expect.poll(() => page.locator('.requested').count()).toBe(2);
});

test.for([
  ['desktop', desktop],
  ['phone', phone],
] as const)(
  'a long list is folded above the form on a %s, and axe finds nothing',
  async ([, size], { openForm }) => {
    const { page, name } = await openForm('/tr/products/ultrasonic-piezo-system', size);
    const namesOf = async (query: string) =>
      productNames.parse(await (await page.request.get(`/api/product-names${query}`)).json());
    const all = (await namesOf('')).slice(0, 100).map((product) => `url_name=${product.slug}`);
    const names = await namesOf(`?${all.join('&')}`);
    const slugs = names.filter(({ hasVariants }) => !hasVariants).map(({ slug }) => slug);
    const sized = names.find(({ hasVariants }) => hasVariants)?.slug ?? '';
    await page.goto(`/tr/request?items=${slugs.slice(0, 50).join(',')}`);
    await hydrated(page);
    await choices(page).waitFor();
    expect(slugs.length).toBeGreaterThan(6);
    expect(await quantityFields(page).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Forma git' }).click();
    await expect.poll(() => focused(page)).toBe('isim');
    await page.locator('.requested-products summary').first().click();
    expect(await quantityFields(page).count()).toBe(Math.min(slugs.length, 50));
    await quantityFields(page).first().fill('0');
    expect(await violations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await name.count()).toBe(1);
    // A line that lacks its size is in sight.
    await page.goto(`/tr/request?items=${[...slugs.slice(0, 6), sized].join(',')}`);
    expect(await quantityFields(page).count()).toBe(7);
    expect(await page.getByRole('textbox', { name: /^Adet: /u }).count()).toBe(7);
  },
);
