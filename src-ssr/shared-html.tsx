import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type StaticHandlerContext, StaticRouterProvider, createStaticRouter } from 'react-router-dom';
import { siteRouteId } from '../src/api/site.ts';
import { HeaderSearchForm } from '../src/features/search/search-box.tsx';
import { DrawerContent } from '../src/layout/drawer.tsx';
import { FooterContent } from '../src/layout/footer.tsx';
import { WideMenuItems } from '../src/layout/header.tsx';
import { currentOf } from '../src/layout/menu.ts';
import { menuPages, patternsOf } from '#domain/site/pages.ts';
import { paths, splitLanguage } from '../src/lib/paths.ts';

type Content = () => ReactNode;

type SharedHtml = ReadonlyMap<Content, string>;

/** Renders what many pages show alike. @param loaded of any of these pages */
export type RenderSharedHtml = (loaded: StaticHandlerContext) => SharedHtml;

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
const renderContent = (i18n: I18n, loaded: StaticHandlerContext, Content: Content): string => {
  const routes = [{ id: siteRouteId, path: '/:language?/*', Component: Content }];
  const matches = loaded.matches.slice(0, 1);
  const context = { ...loaded, matches };
  const router = createStaticRouter(routes, context);
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </I18nextProvider>,
  );
};

/** Renders each variant once for the data of the site that these texts and routes were set up for. */
export const createSharedHtml = (i18n: I18n): RenderSharedHtml => {
  const variants = new Map<string, SharedHtml>();
  return (loaded) => {
    const variant = variantOf(loaded);
    const html =
      variants.get(variant) ??
      new Map(contents.map((Content) => [Content, renderContent(i18n, loaded, Content)] as const));
    variants.set(variant, html);
    return html;
  };
};
