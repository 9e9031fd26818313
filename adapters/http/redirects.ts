import type { ResolveRedirect } from '#domain/site/resolve-redirect.ts';
import type { RenderPage, RenderedPage } from './contracts/page.ts';
import { pathOf } from './negotiate-language.ts';

/** Nothing is there, a product is gone, or the path ends with a slash. */
const mayHaveMoved = (page: RenderedPage, path: string): boolean =>
  page.kind === 'redirect'
    ? page.status === 302 || path.endsWith('/')
    : page.kind === 'page' && page.status === 404;

/** Redirects former URLs of pages, with their query; only those for which there is no page now. */
export const withRedirects =
  (renderPage: RenderPage, resolveRedirect: ResolveRedirect): RenderPage =>
  async (request) => {
    const page = await renderPage(request);
    const path = pathOf(request.url);
    if (!mayHaveMoved(page, path)) return page;
    const location = await resolveRedirect(path).catch((error: unknown) => {
      // Without the database the page's own redirect is served; a page that is missing may have moved.
      if (page.kind === 'redirect') return undefined;
      throw error;
    });
    if (location === undefined) return page;
    return { kind: 'redirect', status: 301, location: location + new URL(request.url, 'http://site').search };
  };
