import type { Locator, Page } from 'playwright-core';

/** Path of a listing with several products. */
export const listing = '/tr/products/mammoplasty';

/** The header's link to the list once it says how many products are on it. */
export const listLink = (page: Page): Locator =>
  page.locator('.site-header').getByRole('link', { name: /^(?:Teklif listem|My quote list), \d/u });

export const removeButtons = (page: Page): Locator =>
  page.locator('main').getByRole('button', { name: /^Çıkar/u });

export const storedList = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('list') ?? '[]'));

/** Adds the first products of the listing to the list. @returns their slugs */
export const addFirstProducts = async (page: Page, count: number): Promise<string[]> => {
  const links = page.locator('.product-card h2 a');
  const slugs: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const href = await links.nth(index).getAttribute('href');
    slugs.push(href?.split('/').at(-1) ?? '');
    // The button of a product that was added has another name now.
    await page
      .getByRole('button', { name: /^Listeye ekle/u })
      .first()
      .click();
  }
  return slugs;
};
