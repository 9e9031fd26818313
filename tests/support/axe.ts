import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Returns what axe finds in a part of the page, as rule and element. */
export const violations = async (page: Page, selector = 'html'): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page })
    // The other mode collects the results of frames in a page of its own; there are no frames.
    .setLegacyMode()
    // Details of what passes cost more than the search for what does not.
    .options({ resultTypes: ['violations'] })
    .include(selector)
    .analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};
