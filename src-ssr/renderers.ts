import type { i18n as I18n } from 'i18next';
import { type StaticHandler, createStaticHandler } from 'react-router-dom';
import type { Language } from '#domain/shared/language.ts';
import type { Api } from '../src/api/api.ts';
import { createRoutes } from '../src/app/routes.tsx';
import { createI18n, pageNamespaces } from '../src/i18n/i18n.ts';
import { cacheTexts } from './cached-texts.ts';
import { type RenderSharedHtml, createSharedHtml } from './shared-html.tsx';

/** What all pages of a language are rendered with. */
export interface Renderer {
  readonly i18n: I18n;
  readonly handler: StaticHandler;
  readonly sharedHtml: RenderSharedHtml;
}

const createRenderer = async (language: Language, api: Api): Promise<Renderer> => {
  const i18n = await createI18n(language, pageNamespaces);
  cacheTexts(i18n);
  return {
    i18n,
    handler: createStaticHandler(createRoutes({ api, shownLanguage: () => language })),
    sharedHtml: createSharedHtml(i18n),
  };
};

const renderers = new WeakMap<Api, Map<Language, Promise<Renderer>>>();

/** Texts and routes, set up once for each source of data and language. */
export const rendererOf = (language: Language, api: Api): Promise<Renderer> => {
  const byLanguage = renderers.get(api) ?? new Map<Language, Promise<Renderer>>();
  renderers.set(api, byLanguage);
  const renderer = byLanguage.get(language) ?? createRenderer(language, api);
  byLanguage.set(language, renderer);
  renderer.catch(() => byLanguage.delete(language));
  return renderer;
};
