import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '../support/axe.ts';
import { addFirstProducts, listing, storedList } from '../support/list.ts';
import { hydrated, phone } from '../support/browser.ts';
import { coveredFocus } from '../support/covered-focus.ts';
import { offerButton, test, turnBack } from '../support/form-test.ts';
import { formTexts, storedRequestsOf, uniqueEmail } from '../support/visitor.ts';
import { quantityFields } from '../support/quantity-fields.ts';

const product = 'orvia-p2-piezo-bone-surgery-unit';
const productPage = `/tr/products/product-details/${product}`;

test.for([
  ['floating', '.floating-buttons'],
  ['own', 'main'],
] as const)(
  'the %s offer button of a product page requests the product and the list, which is empty afterwards',
  async ([, container], { openForm }) => {
    const { page, name, email, send, result } = await openForm(listing);
    const [first = '', second = ''] = await addFirstProducts(page, 2);
    await page.goto(productPage);
    await hydrated(page);
    const addition = page.getByText('teklif listenize eklendi');
    await page.locator('#add-product').getByRole('button').dblclick();
    await addition.waitFor({ state: 'attached' });
    // The second click of the two hits the link to the list, or the button that removes the product again.
    expect(await storedList(page)).toHaveLength(3);
    expect(page.url()).toContain(productPage);
    await page.locator(container).getByText(formTexts.tr.getOffer).click();
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.locator('.requested').count()).toBe(3);
    expect(await dialog.locator('.requested').first().innerText()).toContain('Orvia P2');
    await quantityFields(dialog).nth(1).fill('250000');
    // What is typed takes the place of the quantity.
    await quantityFields(dialog).first().click();
    await page.keyboard.type('2');
    await dialog.locator('.quantity label').last().click();
    await page.keyboard.type('1');
    const address = uniqueEmail();
    await name.fill('Ayşe Işık');
    await email.fill(address);
    await send.click();
    await result.waitFor();
    expect(await dialog.locator('.requested').count()).toBe(0);
    expect(await storedRequestsOf(address)).toMatchObject([
      {
        products: [
          { slug: product, quantity: 2 },
          { slug: first, quantity: 250_000 },
          { slug: second, quantity: 1 },
        ],
      },
    ]);
    expect(await storedList(page)).toEqual([]);
    await page.getByText(formTexts.tr.again).click();
    await name.waitFor();
    expect(await dialog.locator('.requested').count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await addition.count()).toBe(0);
  },
);

test('the offer dialog of another page requests the list, and removes products from it', async ({
  openForm,
}) => {
  const { page, name, email, send, result } = await openForm(listing);
  const [, second = ''] = await addFirstProducts(page, 2);
  await page.goto('/tr/contact');
  await hydrated(page);
  await offerButton(page).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /^Çıkar/u })
    .first()
    .click();
  await expect.poll(() => storedList(page)).toMatchObject([{ slug: second }]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Geri al');
  const address = uniqueEmail();
  await name.fill('Ayşe Işık');
  await email.fill(address);
  await send.click();
  await result.waitFor();
  expect(await storedRequestsOf(address)).toMatchObject([{ products: [{ slug: second, quantity: 1 }] }]);
});

test('a quantity out of range stays in the offer dialog with an error beside it and is not sent', async ({
  openForm,
}) => {
  const { page, name, email, send, result } = await openForm(productPage);
  await offerButton(page).click();
  const dialog = page.getByRole('dialog');
  const quantity = quantityFields(dialog);
  await quantity.fill('1000000');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await offerButton(page).click();
  expect(await quantity.inputValue()).toBe('1000000');
  const address = uniqueEmail();
  await name.fill('Ayşe Işık');
  await email.fill(address);
  await send.click();
  await result.waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe(`adet:${product}`);
  expect(await dialog.locator('.quantity .field-error').innerText()).toContain('999.999');
  expect(await storedRequestsOf(address)).toEqual([]);
  // The product is on no list yet.
  await quantity.fill('999.999 kutu');
  await send.click();
  await expect
    .poll(() => storedRequestsOf(address))
    .toMatchObject([{ products: [{ quantity: 999_999, unit: 'BX' }] }]);
});

test('of a quantity that is none and a country that is asked about, the quantity has the focus, and both are said', async ({
  openForm,
}) => {
  const { page, name, email, country } = await openForm(productPage);
  await offerButton(page).click();
  const dialog = page.getByRole('dialog');
  await quantityFields(dialog).fill('1,5');
  await name.fill('Ayşe Işık');
  await email.fill(uniqueEmail());
  await country.fill('Brezliya');
  await page.keyboard.press('Escape');
  await country.press('Enter');
  await dialog.locator('.field-error', { hasText: 'Hangi ülke?' }).waitFor();
  await dialog.locator('.quantity .field-error', { hasText: '“1,5”' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe(`adet:${product}`);
});

/** Opacities of what says, above the foot of the dialog, that there is more below. */
const signsOfMore = (dialog: Locator): Promise<readonly string[]> =>
  dialog.locator('.form-end, .send').evaluateAll((feet) =>
    feet
      .flatMap((foot) => [getComputedStyle(foot, '::before'), getComputedStyle(foot, '::after')])
      .filter(({ content }) => content !== 'none')
      .map(({ opacity }) => opacity),
  );

/** Pixels between the end of a part and the button in the foot of the dialog; less than 0 for one behind the foot. */
const spaceBelow = (dialog: Locator, part: string): Promise<number> =>
  dialog.evaluate((element, selector) => {
    const [upper, button] = [selector, '.send button'].map((each) =>
      element.querySelector(each)?.getBoundingClientRect(),
    );
    return (button?.top ?? Number.NaN) - (upper?.bottom ?? Number.NaN);
  }, part);

test.for([
  ['laptop', { viewport: { width: 1280, height: 720 } }],
  ['phone', phone],
] as const)(
  'an offer dialog with products on a %s is accessible, says that there is more below, and hides nothing behind its foot',
  async ([, size], { openForm }) => {
    const { page, message } = await openForm(listing, size);
    await addFirstProducts(page, 3);
    await page.goto('/tr/about-us');
    await hydrated(page);
    if (size === phone) await turnBack(page);
    await offerButton(page).click();
    const dialog = page.getByRole('dialog');
    await quantityFields(dialog).first().fill('0');
    expect(await violations(page, 'dialog')).toEqual([]);
    await dialog.evaluate((element) => element.scrollTo(0, 0));
    await expect.poll(() => signsOfMore(dialog)).toEqual(['1', '1']);
    // Its first line is behind the foot.
    await dialog.evaluate((element) => {
      const [top = 0, foot = 0] = ['textarea', '.send button'].map(
        (each) => element.querySelector(each)?.getBoundingClientRect().top,
      );
      element.scrollBy(0, top - foot);
    });
    expect(await spaceBelow(dialog, 'textarea')).toBeLessThan(-50);
    await message.focus();
    await expect.poll(() => spaceBelow(dialog, 'textarea')).toBeGreaterThan(0);
    await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect.poll(() => signsOfMore(dialog)).toEqual(['0', '0']);
    expect(await spaceBelow(dialog, '.file-input')).toBeGreaterThan(0);
    // A zoom of 400 % and of 200 %.
    for (const [width, height] of [
      [320, 256],
      [640, 512],
    ] as const) {
      await page.setViewportSize({ width, height });
      await dialog.locator('.close').focus();
      for (let step = 0; step < 15; step += 1) {
        expect(await coveredFocus(page), `${height}`).toBeUndefined();
        await page.keyboard.press('Tab');
      }
    }
  },
);
