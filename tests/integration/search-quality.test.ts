import { beforeAll, expect, test } from 'vitest';
import { type SearchQuery, searchQueries } from '../support/search-queries.ts';
import { apiForThisFile } from '../support/api.ts';

const app = apiForThisFile();

interface Names {
  readonly names: readonly string[];
  readonly names_tr: readonly string[];
  readonly url_name: readonly string[];
}

const found = async (query: string, language: string): Promise<string[]> => {
  const url = `/api/search?${new URLSearchParams({ q: query, lang: language })}`;
  const response = await app().inject({ url });
  return response.json<{ url_name: string }[]>().map((product) => product.url_name);
};

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

test('at least 95 % of what buyers type has the product that they mean among the first five', async () => {
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
  expect(missed.length / outcomes.length).toBeLessThanOrEqual(0.05);
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
