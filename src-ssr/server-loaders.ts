import type { i18n as I18n } from 'i18next';
import { type LoaderFunctionArgs, data } from 'react-router-dom';
import { type Language, isLanguage } from '#domain/shared/language.ts';
import { brandsPath, paths } from '#domain/site/pages.ts';
import { splitLanguage } from '#domain/site/paths.ts';
import type { Api } from '#contracts/api.ts';
import { type LoaderArgs, notFound, redirectToPage } from '../src/api/loader.ts';
import type { PageLoaders } from '../src/app/page-route.ts';
import { loadTexts } from '../src/i18n/i18n.ts';

type Loader = (args: LoaderArgs) => unknown;

const loaders = import.meta.glob<Loader>(
  ['../src/pages/*.tsx', '!../src/pages/{not-found,styleguide}.tsx', '!../src/pages/*.html.tsx'],
  { import: 'loader' },
);

/** Loaders of the pages that src/app/routes.tsx imports. */
const serverPageLoaders = import.meta.glob<Loader>('../src/pages/*.html.tsx', {
  import: 'loader',
  eager: true,
});

interface Dependencies {
  readonly api: Api;
  readonly i18n: I18n;
}

/** Runs the loaders of pages, and loads their texts. @param language of addresses that name none */
export const createServerLoaders = (language: Language, { api, i18n }: Dependencies): PageLoaders => {
  const toLoaderArgs = ({ params, pattern, url }: LoaderFunctionArgs): LoaderArgs => ({
    params,
    pattern,
    url,
    api,
    language: isLanguage(params['language']) ? params['language'] : language,
  });
  return {
    async site({ params }) {
      const site = { ...(await api.site()), year: new Date().getUTCFullYear() };
      // `/anything` matches the home page's route with an unknown language.
      const exists = params['language'] === undefined || isLanguage(params['language']);
      return data(site, exists ? {} : { status: 404 });
    },
    async page(args, { name, texts }) {
      const load =
        serverPageLoaders[`../src/pages/${name}.html.tsx`] ?? (await loaders[`../src/pages/${name}.tsx`]?.());
      if (!load) throw new Error(`src/pages/${name}.tsx has no loader`);
      const loaderArgs = toLoaderArgs(args);
      const [loaded] = await Promise.all([load(loaderArgs), loadTexts(i18n, loaderArgs.language, texts)]);
      return loaded;
    },
    other: ({ params, url }) =>
      splitLanguage(url.pathname).path === brandsPath
        ? redirectToPage(paths.partners, 301, { params, url })
        : notFound(),
  };
};
