import type { i18n as I18n } from 'i18next';
import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router-dom';
import { type Language, isLanguage } from '#domain/shared/language.ts';
import type { PageName, PageTexts } from '#domain/site/page-texts.ts';
import { hydratedPaths, patternsOf } from '#domain/site/pages.ts';
import { fetchPageData } from '../api/fetch-page-data.ts';
import { addPageTexts, languageOf, loadLabels, showLanguage } from '../i18n/i18n.ts';
import { inSameForm, splitLanguage } from '../lib/paths.ts';
import { type PageLoaders, moduleNameOf } from './page-route.ts';

/** Fetches what staff wrote for a page, with the data of a page that has it. May reject. */
export const fetchPageTexts = async (page: PageName, language: Language): Promise<PageTexts[PageName]> => {
  const [, path = hydratedPaths.home] =
    Object.entries(hydratedPaths).find(([id]) => moduleNameOf(id) === page) ?? [];
  const [pattern = ''] = patternsOf(path);
  const loaded = await fetchPageData(pattern, language);
  const texts = 'texts' in loaded ? loaded.texts[page] : undefined;
  if (texts === undefined) throw new Error(`${pattern} has no texts of ${page}`);
  return texts;
};

/** Goes on to an address of the server, in the form of the present one; by a document where styles need the fragment. */
const goOn = (address: string, language: string | undefined): Response => {
  const { pathname, search, hash } = new URL(address, window.location.origin);
  const target = inSameForm(splitLanguage(pathname).path, language) + search + hash;
  return hash ? redirectDocument(target) : redirect(target);
};

/** Loads pages in the browser: one request each to the server, which runs the loader of the page. */
export const createBrowserLoaders = (i18n: I18n, site: unknown): PageLoaders => {
  const languageIn = ({ params }: LoaderFunctionArgs): Language =>
    isLanguage(params['language']) ? params['language'] : languageOf(i18n);
  const load = async (args: LoaderFunctionArgs): Promise<unknown> => {
    const { params, request, url } = args;
    const language = languageIn(args);
    const address = splitLanguage(url.pathname).path + url.search;
    const loaded = await fetchPageData(address, language, request.signal);
    if ('redirect' in loaded) return goOn(loaded.redirect, params['language']);
    addPageTexts(i18n, language, loaded.texts);
    return loaded.data;
  };
  return {
    site: () => site,
    async page(args, { texts }) {
      const [loaded] = await Promise.all([load(args), loadLabels(i18n, languageIn(args), texts)]);
      return loaded;
    },
    async other(args) {
      const loaded = await load(args);
      // A page that only the server knows has data.
      return loaded === null || loaded instanceof Response ? loaded : redirectDocument(args.url.href);
    },
    changeLanguage: (language) => showLanguage(i18n, language),
  };
};
