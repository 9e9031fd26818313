import type { PageAddress } from '#domain/site/page-address.ts';
import type { ResolveRedirect } from '#domain/site/resolve-redirect.ts';
import type { PageRequest, RenderPage, RenderedPage } from '#contracts/page.ts';

/** Missing pages, links to products that no longer exist, which redirect with 302, and paths that end with a slash. */
const mayHaveMoved = (page: RenderedPage, { pathname }: PageAddress): boolean =>
  page.kind === 'redirect'
    ? page.status === 302 || pathname.endsWith('/')
    : page.kind === 'page' && page.status === 404;

/** Path without empty segments: pages are at `/tr/about-us`, not at `/tr//about-us/`. */
const withoutEmptySegments = (pathname: string): string =>
  `/${pathname
    .split('/')
    .filter((segment) => segment !== '')
    .join('/')}`;

/** Renders pages, and redirects from paths with empty segments. */
const renderAtPlainPath = async (renderPage: RenderPage, request: PageRequest): Promise<RenderedPage> => {
  const { pathname, search } = request.address;
  const path = withoutEmptySegments(pathname);
  return path === pathname ? renderPage(request) : { kind: 'redirect', status: 301, location: path + search };
};

/** Redirects former URLs, with what their query has besides, unless a page exists at them now. */
export const withRedirects =
  (renderPage: RenderPage, resolveRedirect: ResolveRedirect): RenderPage =>
  async (request) => {
    const { address } = request;
    const page = await renderAtPlainPath(renderPage, request);
    if (!mayHaveMoved(page, address)) return page;
    try {
      const location = await resolveRedirect(address.url);
      if (location === undefined) return page;
      return { kind: 'redirect', status: 301, location };
    } catch (error) {
      // While the database is unavailable the page's own redirect is served, but no 404, as the page may have moved.
      if (page.kind === 'redirect') return { ...page, isProvisional: true };
      throw error;
    }
  };
