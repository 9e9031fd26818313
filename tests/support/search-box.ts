import type { Page } from 'playwright-core';

/** The header's search of a page. */
export const searchBox = (page: Page) => {
  const box = page.locator('.search-box');
  const toggle = box.locator('summary');
  const field = box.getByRole('combobox');
  return {
    box,
    toggle,
    field,
    options: box.getByRole('option'),
    said: box.locator('.search-status > p'),
    announced: box.locator('output.visually-hidden'),
    isOpen: () => box.evaluate((details: HTMLDetailsElement) => details.open),
    async open() {
      await toggle.click();
      await field.waitFor();
    },
    /** Opens the search and types letter by letter. */
    async type(text: string) {
      await toggle.click();
      await field.waitFor();
      await field.pressSequentially(text);
    },
  };
};
