import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { type Plugin, defineConfig } from 'vite';
import { readCompany } from './scripts/read-company.ts';

const moduleIn = (folders: string): RegExp => new RegExp(`/(?:${folders})/`, 'u');

const libraries = moduleIn(
  'node_modules/(?:react|react-dom|scheduler|react-router|react-router-dom|i18next|i18next-resources-to-backend|react-i18next)',
);

/** Renders HTML in the browser, for pages that were translated before their hydration alone. */
const htmlRenderer = /\/node_modules\/react-dom\/(?:static|cjs\/react-dom-server)\b/u;

/** Modules that pages of products with facets have in common. */
const listing =
  /\/(?:features\/catalogue\/listing\/(?:faceted-\w+|facet-form|chosen-facets|product-sort|product-card-facts|filter-address|use-facet-names|format-range|(?:unknown|empty)-listing)|domain\/catalogue\/(?:facets\/(?:facet|fixed-facet|product-filter)|attributes\/(?:attribute|format-attribute)))\.tsx?$/u;

const shared = moduleIn(
  'domain|src/(?:api|app|components|i18n|layout|lib|pages|features/(?:catalogue|compare|news|search|request/(?:list|offer|posted)))',
);

/** Modules of forms alone, whatever folder they are in. */
const formHelpers =
  /\/(?:components\/text\/unbroken-numbers|domain\/(?:requests\/(?:contact\/(?:email-fault|find-countries)|files\/file-fault|reference)|search\/amounts\/(?:read-amount|number-words|unit-spellings)|site\/size-choice-path|shared\/(?:normalize-name|edit-distance|decimal-digits|read-quantity|unit|words-of-slug))|request\/(?:list\/(?:list-changes|items-of-address|server-list|with-list)|posted\/restored-form))\.tsx?$/u;

const combobox = /\/node_modules\/downshift\/|\/src\/lib\/combobox-defaults\.ts$/u;

const form = moduleIn('src/features/request/(?:form|editing)');

/** Loaded with the first overlay that is opened. */
const overlays = /\/src\/lib\/close-on-back\.ts$/u;

/** Modules that pages which are not hydrated load too, and nothing else that pages share. */
const plain = /\/src\/(?:lib\/give-way|features\/compare\/choice\/stored-choice)\.ts$/u;

/** Loaded when the browser is idle. */
const countries = /\/domain\/requests\/contact\/(?:countries\.ts|calling-codes\.json)$/u;

/** Contracts that forms show. */
const formContracts =
  /\/contracts\/(?:form-fields|form-files|form-messages|submission-result|list\/(?:cookie-value|decode-items|join-lists|typed-amount))\.ts$/u;

const contracts =
  /\/(?:node_modules\/zod|contracts)\/|\/domain\/search\/words\/(?:find-\w+(?:-\w+)*|words)\.ts$/u;

/** Modules of searches alone. */
const searches = /\/features\/search\/match-notes\.tsx$|\/domain\/search\//u;

/** Validates forms only, and needs the contracts that forms show. */
const requestForm = /\/contracts\/request-form\.ts$/u;

/** Read what was typed, for the validation alone. */
const formReaders =
  /\/(?:contracts\/(?:asked-fields|form-questions)|domain\/(?:requests\/contact\/(?:email-address|phone-number)|shared\/(?:half-width|invisible-signs|punycode)))\.ts$|\/form-questions\.json$/u;

/** Modules of the quick order alone, which is loaded when it is opened. */
const order = /\/(?:contracts\/(?:order|taken-order)|domain\/search\/order\/rest-of-order)\.ts$/u;

/** The contracts that every page reads; they are not written with zod. */
const plainContracts =
  /\/contracts\/(?:api-paths|language-cookie|page-data|request-address|list\/(?:cookie|items))\.ts$/u;

/**
 * Few files on the first load: a browser requests each of them before the page can be used. A group also takes what its
 * modules import, unless a group before it does.
 */
const groups = [
  {
    name: 'base',
    test: (module: string) =>
      (libraries.test(module) && !htmlRenderer.test(module)) || plainContracts.test(module),
  },
  { name: 'combobox', test: combobox },
  {
    name: 'shared',
    test: (module: string) =>
      shared.test(module) &&
      ![listing, form, formHelpers, formReaders, countries, contracts, searches, overlays, plain].some(
        (others) => others.test(module),
      ),
    minShareCount: 2,
  },
  { name: 'listing', test: listing },
  {
    name: 'form',
    test: (module: string) => form.test(module) || formHelpers.test(module) || formContracts.test(module),
    minShareCount: 2,
  },
  // Loaded with the first call of the API, by the search box and to validate forms, without what forms alone need.
  {
    name: 'contracts',
    test: (module: string) =>
      contracts.test(module) && ![requestForm, order, formReaders].some((others) => others.test(module)),
  },
];

/** Style sheets of pages that take no scripts, where they have one of their own. */
const serverPageStyles = globSync('src/pages/*.html.tsx', { cwd: import.meta.dirname })
  .map((file) => `src/pages/styles/${path.basename(file, '.html.tsx')}.css`)
  .filter((file) => existsSync(path.join(import.meta.dirname, file)));

/** Styles of pages that take no scripts. */
const pageStyles = {
  ...Object.fromEntries(serverPageStyles.map((file) => [path.basename(file, '.css'), file])),
  maintenance: 'src/app/maintenance-page.css',
};

/** Script of the page that compares products, which is not hydrated. */
const comparisonScript = 'src/features/compare/comparison.ts';

const reactRouter = path.resolve(import.meta.dirname, 'node_modules/react-router/dist/production');

/** The production builds of react-router, as its package.json names only those for development. */
const productionAliases = [
  { find: /^react-router$/u, replacement: path.join(reactRouter, 'index.mjs') },
  { find: /^react-router\/dom$/u, replacement: path.join(reactRouter, 'dom-export.mjs') },
];

/** The server renders pages in one language, without what the library does for changes. */
const serverTexts: Plugin = {
  name: 'server-texts',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: {
    filter: { id: /^react-i18next$/u },
    handler: () => path.resolve(import.meta.dirname, 'src-ssr', 'react-i18next.tsx'),
  },
};

/** Every page names the style sheets of all others, too; vike takes no other names for them from the configuration. */
const shortStyleNames: Plugin = {
  name: 'short-style-names',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  outputOptions(options) {
    const { assetFileNames } = options;
    if (typeof assetFileNames !== 'function') throw new Error('vike names no assets any more.');
    return {
      ...options,
      assetFileNames: (asset) =>
        asset.names.some((name) => name.endsWith('.css'))
          ? 'assets/static/s.[hash:7][extname]'
          : assetFileNames(asset),
    };
  },
};

export default defineConfig(async ({ command }) => ({
  define: Object.fromEntries(
    Object.entries(await readCompany()).map(([key, value]) => [
      `import.meta.env.COMPANY_${key.toUpperCase()}`,
      JSON.stringify(value),
    ]),
  ),
  plugins: [react(), vike(), serverTexts, shortStyleNames],
  resolve: { alias: command === 'build' ? productionAliases : [] },
  // What renders pages is built into the server's files, so that a built site needs neither vike nor the libraries of pages.
  ssr: { noExternal: command === 'build' ? (true as const) : [] },
  // One export for each file: an export for each key would cost as many names.
  json: { namedExports: false, stringify: false },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    // What page-renderer.ts of a built site imports.
    ssr: { build: { rolldownOptions: { input: { renderer: 'src-ssr/render-document.tsx' } } } },
    client: {
      build: {
        rolldownOptions: {
          input: {
            start: 'src/app/start.ts',
            hydrate: 'src/app/hydrate.tsx',
            comparison: comparisonScript,
            plain: 'src/app/plain-page.ts',
            ...pageStyles,
          },
          checks: { bundlerTimings: false },
          // Every page names all chunks, and hashes cannot be compressed.
          output: { codeSplitting: { groups }, chunkFileNames: 'assets/chunks/[hash:7].js' },
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
}));
