import type { Locator, Page } from 'playwright-core';

/** The fields with the quantities of requested products. */
export const quantityFields = (page: Page | Locator): Locator =>
  page.getByRole('textbox', { name: /^\P{L}?(?:Adet|Quantity)/u });
