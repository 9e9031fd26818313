import { pathOf } from './negotiate-language.ts';
import type { Pages } from './routes/pages.ts';

/** Where a page has moved to, by path with or without a language; `undefined` when it never moved. */
export type ResolveRedirect = (pathname: string) => Promise<string | undefined>;

/** Whether it may be an old address: nothing is there, a product is gone, or the address ends as a folder's. */
const mayHaveMoved = (rendered: Awaited<ReturnType<Pages['renderPage']>>, path: string): boolean =>
  rendered.kind === 'redirect'
    ? rendered.status === 302 || path.endsWith('/')
    : rendered.kind === 'page' && rendered.status === 404;

/** Sends visitors of old addresses on, with their query: only those whom the pages themselves have nothing to show. */
export const withRedirects = (pages: Pages, resolveRedirect: ResolveRedirect): Pages => ({
  async renderPage(request) {
    const rendered = await pages.renderPage(request);
    const path = pathOf(request.url);
    if (!mayHaveMoved(rendered, path)) return rendered;
    const location = await resolveRedirect(path).catch((error: unknown) => {
      // Without the database a redirect is as good as it gets; a page that is not there may be elsewhere.
      if (rendered.kind === 'redirect') return undefined;
      throw error;
    });
    return location === undefined
      ? rendered
      : { kind: 'redirect', status: 301, location: location + new URL(request.url, 'http://site').search };
  },
});
