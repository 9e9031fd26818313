import type { i18n as I18n } from 'i18next';
import { type StaticHandler, createStaticHandler } from 'react-router-dom';
import type { SiteData } from '#domain/content/get-site-data.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Api } from '#contracts/api.ts';
import { createRoutes } from '../src/app/routes.tsx';
import { createI18n, labelNamespaces } from '../src/i18n/i18n.ts';
import { createServerLoaders } from './server-loaders.ts';
import { type RenderSharedHtml, createSharedHtml } from './shared-html.tsx';

/** Values that all pages of a language are rendered with. */
export interface Renderer {
  readonly i18n: I18n;
  readonly handler: StaticHandler;
  readonly sharedHtml: RenderSharedHtml;
}

const createRenderer = async (language: Language, api: Api): Promise<Renderer> => {
  const i18n = await createI18n(language, { pages: labelNamespaces, readPageTexts: api.pageTexts });
  return {
    i18n,
    handler: createStaticHandler(createRoutes(createServerLoaders(language, { api, i18n }))),
    sharedHtml: createSharedHtml(i18n),
  };
};

const renderers = new WeakMap<SiteData, Map<Language, Promise<Renderer>>>();

/** Texts and routes, set up once for each language and version of the content. */
export const rendererOf = async (language: Language, api: Api): Promise<Renderer> => {
  const site = await api.site();
  const byLanguage = renderers.get(site) ?? new Map<Language, Promise<Renderer>>();
  renderers.set(site, byLanguage);
  const renderer = byLanguage.get(language) ?? createRenderer(language, api);
  byLanguage.set(language, renderer);
  renderer.catch(() => byLanguage.delete(language));
  return renderer;
};
