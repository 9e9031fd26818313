import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type StaticHandlerContext, StaticRouterProvider, createStaticRouter } from 'react-router-dom';
import type { SiteData } from '#domain/content/get-site-data.ts';
import { siteRouteId } from '../src/api/site.ts';
import { HeaderSearchForm } from '../src/features/search/search-box.tsx';
import { DrawerContent } from '../src/layout/drawer.tsx';
import { FooterContent } from '../src/layout/footer.tsx';
import { WideMenuItems } from '../src/layout/header.tsx';
import { currentOf } from '../src/layout/menu.ts';
import { menuPages, patternsOf } from '#domain/site/pages.ts';
import { paths, splitLanguage } from '../src/lib/paths.ts';
import { renderHtml } from './render-html.ts';

type Content = () => ReactNode;

type SharedHtml = ReadonlyMap<Content, string>;

/** Renders what many pages show alike. @param loaded of any of these pages */
export type RenderSharedHtml = (site: SiteData, loaded: StaticHandlerContext) => Promise<SharedHtml>;

const contents: readonly Content[] = [WideMenuItems, HeaderSearchForm, DrawerContent, FooterContent];

/** Paths that the menu marks as the current one, or as that of a page below it. */
const markedPaths: readonly string[] = [
  paths.products,
  ...patternsOf(paths.solution),
  ...Object.values(menuPages).flatMap((group) => group.map((page) => paths[page])),
];

/** Names what the contents depend on, beside the site's data and language: prefix of links, marks in the menu, year. */
const variantOf = ({ location: { pathname }, loaderData }: StaticHandlerContext): string => {
  const { language, path } = splitLanguage(pathname);
  const marks = markedPaths.flatMap((to) => currentOf(to, path) ?? '');
  return [language, loaderData[siteRouteId].year, ...marks].join(' ');
};

/** Renders one content as if it were the page. */
const renderContent = async (i18n: I18n, loaded: StaticHandlerContext, Content: Content): Promise<string> => {
  const routes = [{ id: siteRouteId, path: '/:language?/*', Component: Content }];
  const matches = loaded.matches.slice(0, 1);
  const context = { ...loaded, matches };
  const router = createStaticRouter(routes, context);
  const html = await renderHtml(
    <I18nextProvider i18n={i18n}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </I18nextProvider>,
  );
  return text(Readable.from(html));
};

/** Renders each variant once for the data of the site, that is, until the content changes. */
export const createSharedHtml = (i18n: I18n): RenderSharedHtml => {
  const bySite = new WeakMap<SiteData, Map<string, Promise<SharedHtml>>>();
  const render = async (loaded: StaticHandlerContext): Promise<SharedHtml> =>
    new Map(
      await Promise.all(
        contents.map(async (Content) => [Content, await renderContent(i18n, loaded, Content)] as const),
      ),
    );
  return (site, loaded) => {
    const variants = bySite.get(site) ?? new Map<string, Promise<SharedHtml>>();
    bySite.set(site, variants);
    const variant = variantOf(loaded);
    const html = variants.get(variant) ?? render(loaded);
    variants.set(variant, html);
    html.catch(() => variants.delete(variant));
    return html;
  };
};
