import type { ResolveRedirect } from '#domain/site/resolve-redirect.ts';
import type { PageRequest, RenderPage, RenderedPage } from '#contracts/page.ts';
import { pathOf } from './negotiate-language.ts';

/** Missing pages, links to products that no longer exist, which redirect with 302, and paths that end with a slash. */
const mayHaveMoved = (page: RenderedPage, path: string): boolean =>
  page.kind === 'redirect'
    ? page.status === 302 || path.endsWith('/')
    : page.kind === 'page' && page.status === 404;

/** Path and query without empty segments: pages are at `/tr/about-us`, not at `/tr//about-us/`. */
const withoutEmptySegments = (url: string): string => {
  const [path = ''] = url.split('?', 1);
  const segments = path.split('/').filter((segment) => segment !== '');
  return `/${segments.join('/')}${url.slice(path.length)}`;
};

/** Renders pages, and redirects from URLs with empty segments. */
const renderAtPlainPath = async (renderPage: RenderPage, request: PageRequest): Promise<RenderedPage> => {
  const location = withoutEmptySegments(request.url);
  return location === request.url ? renderPage(request) : { kind: 'redirect', status: 301, location };
};

/** Redirects former URLs, with what their query has besides, unless a page exists at them now. */
export const withRedirects =
  (renderPage: RenderPage, resolveRedirect: ResolveRedirect): RenderPage =>
  async (request) => {
    const page = await renderAtPlainPath(renderPage, request);
    const path = pathOf(request.url);
    if (!mayHaveMoved(page, path)) return page;
    try {
      const location = await resolveRedirect(request.url);
      if (location === undefined) return page;
      return { kind: 'redirect', status: 301, location };
    } catch (error) {
      // While the database is unavailable the page's own redirect is served, but no 404, as the page may have moved.
      if (page.kind === 'redirect') return { ...page, isProvisional: true };
      throw error;
    }
  };
