import { beforeAll, expect, test } from 'vitest';
import { type SearchQuery, searchQueries } from '../support/search-queries.ts';
import { apiForThisFile } from '../support/api.ts';

const app = apiForThisFile();

interface Names {
  readonly names: readonly string[];
  readonly names_tr: readonly string[];
  readonly url_name: readonly string[];
}

interface Found {
  readonly url_name: string;
  readonly name: string;
  readonly name_tr: string;
}

const productsFound = async (query: string, language: string): Promise<Found[]> => {
  const url = `/api/search?${new URLSearchParams({ q: query, lang: language })}`;
  return (await app().inject({ url })).json<Found[]>();
};

const found = async (query: string, language: string): Promise<string[]> =>
  (await productsFound(query, language)).map((product) => product.url_name);

interface Outcome extends SearchQuery {
  /** Of the product that is meant; -1 when it is not there. */
  readonly place: number;
}

const hit = ({ place }: Outcome): boolean => place >= 0 && place < 5;

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

const report = (outcomes: readonly Outcome[]): string[] =>
  [...Map.groupBy(outcomes, ({ kind }) => kind), ['all', outcomes] as const].map(([kind, list]) => {
    const first = share(list.filter(({ place }) => place === 0).length, list.length);
    const amongFive = share(list.filter(hit).length, list.length);
    return `${kind}: ${list.length} queries, first ${first}, among five ${amongFive}`;
  });

let catalogue: Names;

beforeAll(async () => {
  catalogue = (await app().inject({ url: '/api/product-names' })).json<Names>();
});

test('the queries are at least 200 and mean products that there are', () => {
  expect(searchQueries.length).toBeGreaterThanOrEqual(200);
  expect(searchQueries.filter(({ slug }) => !catalogue.url_name.includes(slug))).toEqual([]);
  expect(new Set(searchQueries.map(({ query, language }) => `${language} ${query}`)).size).toBe(
    searchQueries.length,
  );
});

test('at least 99 % of what buyers type has the product that they mean among the first five', async () => {
  const outcomes = await Promise.all(
    searchQueries.map(async ({ kind, query, language, slug }): Promise<Outcome> => {
      const place = (await found(query, language)).indexOf(slug);
      return { kind, query, language, slug, place };
    }),
  );
  const missed = outcomes.filter((outcome) => !hit(outcome));
  console.log(
    [...report(outcomes), ...missed.map(({ query, slug }) => `missed: ${query} (${slug})`)].join('\n'),
  );
  expect(missed.length / outcomes.length).toBeLessThanOrEqual(0.01);
});

/** The kind is written by hand, on names, so that the search's own rules do not judge themselves. */
test.each([
  ['tr', 'mikroskop', /mikrosko[pb]/i],
  ['tr', 'cerrahi mikroskop', /mikrosko[pb]/i],
  ['en', 'microscopes', /microscope/i],
  ['tr', 'lazer', /lazer/i],
  ['tr', 'testere', /testere/i],
  ['tr', 'kamera', /kamera/i],
  ['tr', 'teleskop', /telesko[pb]/i],
  ['tr', 'koltuk', /koltu[kğ]/i],
  ['tr', 'bıçak', /bıça[kğ]/i],
  ['tr', 'frez', /frez/i],
  ['tr', 'tüp', /tüp/i],
  ['tr', 'tur ucu', /frez|shaver bıçağı/i],
  ['en', 'headlight', /headlight/i],
  ['en', 'console', /console/i],
  ['tr', 'kulağı', /kulak|ventilasyon tüpü|t tüp|kemikçik|[iİ]nkus|porp|stapes pistonu/i],
] as const)(
  'on the %s page, the first five for %s are of the kind, or all there are',
  async (page, query, kind) => {
    const nameOn = page === 'tr' ? 'names_tr' : 'names';
    const thereAre = catalogue[nameOn].filter((name) => kind.test(name)).length;
    const products = await productsFound(query, page);
    const first = products
      .slice(0, Math.min(5, thereAre))
      .map((each) => (page === 'tr' ? each.name_tr : each.name));
    expect(first.filter((name) => kind.test(name))).toHaveLength(Math.min(5, thereAre));
  },
);

test('a brand written with two typos in six letters is found where nothing is nearer', async () => {
  expect(await found('aocaze', 'tr')).toEqual(await found('aokace', 'tr'));
});

test.each([
  ['as it is written', (name: string) => name],
  ['in small letters', (name: string) => name.toLocaleLowerCase('tr')],
  ['in English capitals', (name: string) => name.toUpperCase()],
  ['without spaces and signs', (name: string) => name.replaceAll(/[^\p{L}\p{N}]/gu, '')],
])('an exact name %s comes first on the other language’s page too', async (_how, write) => {
  const { names, names_tr: turkish, url_name: slugs } = catalogue;
  const each = slugs.flatMap((slug, index) => [
    { slug, name: names[index] ?? '', page: 'tr' },
    { slug, name: turkish[index] ?? '', page: 'en' },
  ]);
  const firsts = await Promise.all(
    each.map(async ({ name, page }) => {
      const [first] = await found(write(name), page);
      return `${name}: ${first}`;
    }),
  );
  expect(firsts).toEqual(each.map(({ name, slug }) => `${name}: ${slug}`));
});
