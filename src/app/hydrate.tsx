import { type ReactNode, useEffect } from 'react';
import {
  type HydrationState,
  type RouteObject,
  RouterProvider,
  createBrowserRouter,
  matchRoutes,
} from 'react-router-dom';
import type { SiteData } from '#domain/content/get-site-data.ts';
import { siteRouteId } from '../api/site.ts';
import { App } from './app.tsx';
import { createBrowserLoaders, fetchPageTexts } from './browser-loaders.ts';
import { hydrateUndisturbed } from './hydrate-undisturbed.ts';
import { type Hydration, hydrationElementId, jsonLdElementId } from './hydration.ts';
import { isListCookieCurrent } from '../features/request/list/list-cookie.ts';
import { listStore } from '../features/request/list/use-list.ts';
import { followChoiceInHistory } from '../i18n/follow-choice.ts';
import { createI18n } from '../i18n/i18n.ts';
import { fetchOk } from '../lib/fetch-ok.ts';
import { loadEarly } from '../lib/load-early.ts';
import { watchSteps } from '../lib/steps-in-history.ts';
import { createRoutes } from './routes.tsx';

/**
 * Loads the page's chunk into its route before the router sees it: a route that is still lazy would run its loader
 * again, and the page would depend on that request.
 */
const loadPage = async (routes: RouteObject[]): Promise<void> => {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    const load = typeof route.lazy === 'object' ? route.lazy.Component : undefined;
    if (!load) continue;
    const Component = await load();
    Object.assign(route, { Component, lazy: undefined });
  }
};

/** JSON-LD and Open Graph describe the first page only; search engines and social networks ask the server for each page. */
const removeFactsOfFirstPage = (router: ReturnType<typeof createBrowserRouter>): void => {
  const { pathname } = window.location;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    document.getElementById(jsonLdElementId)?.remove();
    for (const element of document.querySelectorAll('meta[property]')) element.remove();
    stop();
  });
};

/** Rethrows all but the browser's own reasons to skip an animation. */
const ignoreSkipped = (error: unknown): void => {
  if (!(error instanceof DOMException)) throw error;
};

/**
 * The browser skips the view transition of a navigation when another one follows, the device is slow or the page is
 * hidden: react-router leaves that rejection unhandled.
 */
const handleSkippedTransitions = (): void => {
  if (!('startViewTransition' in document)) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (...args) => {
    const transition = start(...args);
    transition.ready.catch(ignoreSkipped);
    return transition;
  };
};

const loadSiteData = async (path: string): Promise<SiteData> => (await fetchOk(path)).json();

const withSiteData = ({ loaderData, ...state }: HydrationState, site: SiteData): HydrationState => ({
  ...state,
  loaderData: { ...loaderData, [siteRouteId]: { ...loaderData?.[siteRouteId], ...site } },
});

const OnHydrated = ({ run }: { readonly run: () => void }): ReactNode => {
  useEffect(run, [run]);
  return null;
};

/** Hydrates the server's page. */
const hydrate = async (): Promise<void> => {
  const block = document.getElementById(hydrationElementId)?.textContent;
  if (!block) throw new Error('The page has no data for its hydration.');
  const {
    language,
    texts,
    pageTexts,
    publicUrl,
    form,
    address,
    siteDataPath,
    router: state,
  }: Hydration = JSON.parse(block);
  if (address) window.history.replaceState(null, '', address + window.location.hash);
  const [i18n, site] = await Promise.all([
    createI18n(language, { pages: texts, pageTexts, readPageTexts: fetchPageTexts }),
    loadSiteData(siteDataPath),
  ]);
  const hydrationData = withSiteData(state, site);
  const routes = createRoutes(createBrowserLoaders(i18n, hydrationData.loaderData?.[siteRouteId]));
  await loadPage(routes);
  handleSkippedTransitions();
  followChoiceInHistory();
  watchSteps();
  const router = createBrowserRouter(routes, { hydrationData });
  removeFactsOfFirstPage(router);
  let stopGuard: (() => void) | undefined;
  const onHydrated = (): void => {
    stopGuard?.();
    const ownList = listStore.get();
    if (isListCookieCurrent(ownList)) return;
    // After a failure, the next page tries again.
    loadEarly(async () => {
      const { mergeListCookie } = await import('../features/request/editing/merge-list-cookie.ts');
      await mergeListCookie(ownList, (url) =>
        router.navigate(url, { replace: true, preventScrollReset: true }),
      );
    });
  };
  const page = (
    <App i18n={i18n} publicUrl={publicUrl} form={form}>
      <RouterProvider router={router} />
      <OnHydrated run={onHydrated} />
    </App>
  );
  if (document.querySelector('font')) {
    const { hydrateTranslated } = await import('./hydrate-translated.ts');
    await hydrateTranslated(page);
  } else stopGuard = hydrateUndisturbed(page);
};

await hydrate();
