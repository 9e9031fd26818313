import { pathOf } from './negotiate-language.ts';
import type { Pages } from './routes/pages.ts';

/** Where a page has moved to, by path with or without a language; `undefined` when it never moved. */
export type FindNewAddress = (pathname: string) => Promise<string | undefined>;

/** Sends visitors of old addresses on, with their query: only those whom the pages themselves have nothing to show. */
export const withOldAddresses = (pages: Pages, findNewAddress: FindNewAddress): Pages => ({
  async renderPage(request) {
    const rendered = await pages.renderPage(request);
    const isThere = rendered.kind === 'failure' || (rendered.kind === 'page' && rendered.status !== 404);
    if (isThere) return rendered;
    const location = await findNewAddress(pathOf(request.url));
    return location === undefined
      ? rendered
      : { kind: 'redirect', status: 301, location: location + new URL(request.url, 'http://site').search };
  },
});
