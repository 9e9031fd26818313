import { readWholeContent } from '../support/test-content.ts';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { createPostgresContentRepository } from '../../adapters/postgres/content/content-repository.ts';
import { openTestDatabase } from '../support/database.ts';
import { measureQuality, readPeopleQueries } from '../support/people-queries.ts';
import { type SearchQuery, searchQueries } from '../support/search-queries.ts';
import { test as siteTest } from '../support/site-test.ts';

/** The catalogue that visitors search, as it is now. */
const contentDir = path.resolve(import.meta.dirname, '..', '..', 'content');

interface Names {
  readonly names: readonly string[];
  readonly names_tr: readonly string[];
  readonly url_name: readonly string[];
}

interface Found {
  readonly url_name: string;
  readonly name: string;
  readonly name_tr: string;
  readonly is_similar?: boolean;
}

const searchIn =
  (app: FastifyInstance) =>
  async (query: string, language: string): Promise<Found[]> => {
    const url = `/api/search?${new URLSearchParams({ q: query, lang: language })}`;
    return (await app.inject({ url })).json<Found[]>();
  };

const test = siteTest
  .extend('content', { scope: 'file' }, async () => (await readWholeContent(contentDir)).content)
  .extend('database', { scope: 'file' }, async ({ content }, { onCleanup }) => {
    const database = await openTestDatabase();
    onCleanup(database.close);
    await createPostgresContentRepository(database.dataSource).replace(content, 'present');
    return database;
  })
  .extend('search', { scope: 'file' }, ({ app }) => searchIn(app))
  .extend(
    'findSlugs',
    { scope: 'file' },
    ({ search }) =>
      async (query: string, language: string) =>
        (await search(query, language)).map((product) => product.url_name),
  )
  .extend('catalogue', { scope: 'file' }, async ({ app }) =>
    (await app.inject({ url: '/api/product-names' })).json<Names>(),
  )
  // Staff may delete a product: what was searched for it is no fault of the search then.
  .extend('queries', { scope: 'file' }, ({ catalogue }) =>
    searchQueries.filter(({ slug }) => catalogue.url_name.includes(slug)),
  );

interface Outcome extends SearchQuery {
  /** Place of the product that is meant, 0-based; -1 when it is not there. */
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

test('at least 150 fixture queries refer to products of the catalogue', ({ queries }) => {
  expect(new Set(queries.map(({ query, language }) => `${language} ${query}`)).size).toBe(queries.length);
  expect(queries.length, 'too few are left: add some for present products').toBeGreaterThanOrEqual(150);
});

test('at least 99 % of the fixture queries find their product among the first five', async ({
  findSlugs,
  queries,
}) => {
  const outcomes = await Promise.all(
    queries.map(async ({ kind, query, language, slug }): Promise<Outcome> => {
      const place = (await findSlugs(query, language)).indexOf(slug);
      return { kind, query, language, slug, place };
    }),
  );
  const missed = outcomes.filter((outcome) => !hit(outcome));
  console.log(
    [...report(outcomes), ...missed.map(({ query, slug }) => `missed: ${query} (${slug})`)].join('\n'),
  );
  expect(missed.length / outcomes.length).toBeLessThanOrEqual(0.01);
});

test('queries as people type them are answered, and nonsense is never answered as if it were sure', async ({
  search,
  catalogue,
}) => {
  const queries = (await readPeopleQueries('tuning')) ?? [];
  // Staff may delete products, see above.
  const present = queries.filter(
    ({ right }) => right.length === 0 || right.some((slug) => catalogue.url_name.includes(slug)),
  );
  expect(present.length).toBeGreaterThanOrEqual(240);
  const quality = await measureQuality(present, async ({ query, language }) =>
    (await search(query, language)).map(({ url_name: slug, is_similar: isSimilar = false }) => ({
      slug,
      isSure: !isSimilar,
    })),
  );
  console.log(quality);
  expect(quality.amongFive).toBeGreaterThanOrEqual(0.97);
  expect(quality.first).toBeGreaterThanOrEqual(0.93);
  expect(quality.deniedRight).toBeLessThanOrEqual(0.03);
  expect(quality.wronglySure).toBeLessThanOrEqual(0.02);
});

test.for([
  ['en', 'hand saw'],
  ['en', 'finger splint'],
  ['en', 'x-ray film'],
  ['en', 'fibre optic internet'],
  ['en', 'patient monitor'],
  ['tr', 'elastik bandaj'],
  ['en', 'led headlights for motorcycles'],
  ['tr', 'dikiş makinesi'],
  ['tr', 'gece lambası'],
  ['tr', 'kan alma tüpü'],
  ['tr', 'oto lastiği'],
  ['tr', 'artroskopi kamerası'],
] as const)(
  'what the catalogue does not have is not shown as found on the %s page: %s',
  async ([page, query], { search }) => {
    const sure = (await search(query, page)).filter((each) => each.is_similar !== true);
    expect(sure.map((each) => each.url_name)).toEqual([]);
  },
);

test.for([
  ['tr', 'kâğıt flaster', 'calmora-microporous-surgical-paper-tape'],
  ['tr', 'duvara monte mikroskop', 'iridan-w-wall-mounted-examination-microscope'],
  ['tr', 'üniteye takılan mikroskop', 'linoma-unit-mounted-ent-microscope'],
  ['en', 'waterproof foot pedal', 'tarvos-fp-variable-speed-foot-pedal'],
  ['en', 'dressing for a skin graft', 'embarin-paraffin-gauze-dressing'],
] as const)(
  'what the catalogue has is first and shown as found on the %s page: %s',
  async ([page, query, slug], { search, catalogue }) => {
    // Staff may delete a product, see above.
    if (!catalogue.url_name.includes(slug)) return;
    const [first] = await search(query, page);
    expect(first?.url_name).toBe(slug);
    expect(first?.is_similar ?? false).toBe(false);
  },
);

test('what is only of a group for drills is no drill, and a size that is asked for leads to what sizes are tried with', async ({
  search,
}) => {
  const drills = (await search('drill', 'en')).filter((each) => each.is_similar !== true);
  expect(drills.map(({ name }) => name).filter((name) => !/drill/iu.test(name))).toEqual([]);
  for (const query of ['meme ölçüsü', '250 cc meme ölçüsü'])
    expect((await search(query, 'tr'))[0]?.name_tr).toMatch(/ölçü/iu);
});

/** The kind is written by hand, on names, so that the search's own rules do not judge themselves. */
test.for([
  ['tr', 'mikroskop', /mikrosko[pb]/i],
  ['tr', 'cerrahi mikroskop', /mikrosko[pb]/i],
  ['en', 'microscopes', /microscope/i],
  ['tr', 'lazer', /lazer/i],
  ['tr', 'testere', /testere/i],
  ['tr', 'kamera', /kamera/i],
  ['tr', 'teleskop', /telesko[pb]|otoendoskop/i],
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
  async ([page, query, kind], { search, catalogue }) => {
    const nameOn = page === 'tr' ? 'names_tr' : 'names';
    const available = catalogue[nameOn].filter((name) => kind.test(name)).length;
    const products = await search(query, page);
    const firstNames = products
      .slice(0, Math.min(5, available))
      .map((each) => (page === 'tr' ? each.name_tr : each.name));
    expect(firstNames.filter((name) => kind.test(name))).toHaveLength(Math.min(5, available));
  },
);

test('a brand with two typos in six letters is found if no other word is more similar', async ({
  findSlugs,
}) => {
  expect(await findSlugs('aocaze', 'tr')).toEqual(await findSlugs('aokace', 'tr'));
});

test.for([
  ['as it is written', (name: string) => name],
  ['in small letters', (name: string) => name.toLocaleLowerCase('tr')],
  ['in English capitals', (name: string) => name.toUpperCase()],
  ['without spaces and signs', (name: string) => name.replaceAll(/[^\p{L}\p{N}]/gu, '')],
] as const)(
  'an exact name %s comes first on the other language’s page too',
  async ([_how, write], { findSlugs, catalogue }) => {
    const { names, names_tr: turkish, url_name: slugs } = catalogue;
    const each = slugs.flatMap((slug, index) => [
      { slug, name: names[index] ?? '', page: 'tr' },
      { slug, name: turkish[index] ?? '', page: 'en' },
    ]);
    const firsts = await Promise.all(
      each.map(async ({ name, page }) => {
        const [first] = await findSlugs(write(name), page);
        return `${name}: ${first}`;
      }),
    );
    expect(firsts).toEqual(each.map(({ name, slug }) => `${name}: ${slug}`));
  },
);

interface Noted extends Found {
  readonly offered?: { readonly measure: string };
  readonly apart?: { readonly measures: readonly string[] };
}

test('what is said of missing measures holds for the whole catalogue', async ({ app, content }) => {
  for (const [kind, language] of [
    ['telescope', 'en'],
    ['teleskop', 'tr'],
    ['bur', 'en'],
  ] as const) {
    const things = content.products.filter(({ name }) => name[language].toLowerCase().includes(kind));
    const valuesOf = ({ attributes = {} }: (typeof things)[number], key: string): readonly number[] =>
      (attributes[key] ?? []).flatMap((value) =>
        typeof value !== 'string' && value.from === value.to ? [value.from] : [],
      );
    const all = (key: string): ReadonlySet<number> =>
      new Set(things.flatMap((thing) => valuesOf(thing, key)).concat(35));
    for (const diameter of all('diameter'))
      for (const angle of all('angle')) {
        const query = `${diameter} mm ${angle}° ${kind}`;
        const url = `/api/search?${new URLSearchParams({ q: query, lang: language, excerpts: 'true' })}`;
        const [first] = (await app.inject({ url })).json<Noted[]>();
        const hasDiameter = things.filter((thing) => valuesOf(thing, 'diameter').includes(diameter));
        const hasAngle = things.filter((thing) => valuesOf(thing, 'angle').includes(angle));
        const hasBoth = hasAngle.filter((thing) => hasDiameter.includes(thing));
        const denied = [
          ...(first?.apart ? hasBoth : []),
          ...(first?.offered?.measure === `${angle}°` ? hasAngle : []),
          ...(first?.offered?.measure === `${diameter} mm` ? hasDiameter : []),
        ];
        expect(denied, query).toEqual([]);
      }
  }
});

test('what has the measure that others lack comes first', async ({ app }) => {
  const found = async (q: string, lang: string, rest = {}): Promise<Noted[]> =>
    (await app.inject({ url: `/api/search?${new URLSearchParams({ q, lang, ...rest })}` })).json();
  const page = await found('4 mm 30 derece teleskop', 'tr', { excerpts: 'true' });
  expect(page[0]).toMatchObject({
    url_name: 'virelda-short-2-7-mm-otoendoscope',
    is_similar: true,
    missing: ['4 mm'],
    apart: { measures: ['4 mm', '30 derece'], kind: 'teleskop' },
  });
  expect((await found('4 mm 30 derece teleskop', 'tr'))[0]).toMatchObject({ apart: page[0]?.apart });
  const sinus = await found('4 mm 30° sinus telescope', 'en');
  expect(sinus[0]).toMatchObject({
    offered: { measure: '30°', kind: 'sinus telescope', values: ['0°', '45°'] },
  });
  expect(sinus.map(({ url_name }) => url_name)).toContain('virelda-short-2-7-mm-otoendoscope');
});

test.for([
  ['en', '4 mm 30° endoscope'],
  ['en', '4 mm rigid endoscope 30°'],
  ['en', '30 deg scope 4 mm'],
  ['tr', '30° endoskop 4 mm'],
  ['tr', '4 mm optik 30°'],
  ['tr', '30 derece teleskop 4mm'],
  ['en', '30-degree 4 mm telescope'],
  ['en', 'telescope 30 4 mm'],
] as const)(
  'what only fits the measures is no answer, and the same is similar in any words on the %s page: %s',
  async ([lang, q], { app }) => {
    const response = await app.inject({
      url: `/api/search?${new URLSearchParams({ q, lang, excerpts: 'true' })}`,
    });
    const found = response.json<(Noted & { readonly excerpt?: readonly string[] })[]>();
    expect(found.filter((each) => each.is_similar !== true)).toEqual([]);
    expect(found.slice(0, 3).map((each) => each.url_name)).toEqual([
      'virelda-short-2-7-mm-otoendoscope',
      'raydora-0-4-mm-sinus-telescope',
      'raydora-45-angled-sinus-telescope',
    ]);
    expect(found[0]?.excerpt?.join('')).toMatch(/0° (?:and|ve) 30°/u);
  },
);

test.for([
  ['tr', '4mm,30°', []],
  ['tr', '4mm 30', []],
  ['tr', 'elvan 30', []],
  ['en', 'endoscope sheath 4 mm', ['hydessa-endoscope-lens-irrigation-pump']],
  ['en', 'endoscope lens irrigation pump 30°', ['hydessa-endoscope-lens-irrigation-pump']],
  ['en', 'saw 12000 rpm', []],
  ['tr', 'testere 12000 devir', []],
  ['tr', 'kafa lambası 50000 lux', []],
  ['en', 'drill console 40000 rpm', []],
  ['en', 'shaver console 12000 rpm', ['hydessa-5-sinus-shaver-console']],
  [
    'tr',
    'shaver bıçağı 4 mm',
    ['wexel-60-curved-frontal-shaver-blade', 'wexel-straight-serrated-sinus-shaver-blade'],
  ],
  ['en', 'telescope tray 5 mm', ['stelmar-duo-telescope-sterilisation-tray']],
  ['en', '2.7 mm endoscope', ['raydora-45-angled-sinus-telescope', 'virelda-short-2-7-mm-otoendoscope']],
] as const)(
  'measures are those of the thing that is asked for on the %s page: %s',
  async ([lang, q, slugs], { search }) => {
    const sure = (await search(q, lang)).filter((each) => each.is_similar !== true);
    expect(sure.map((each) => each.url_name).toSorted()).toEqual(slugs);
  },
);

test('of a number without a unit it is asked which measure is meant, and of a beginning of a word nothing is said', async ({
  app,
}) => {
  const first = async (q: string, lang: string): Promise<unknown> =>
    (await app.inject({ url: `/api/search?${new URLSearchParams({ q, lang })}` })).json()[0];
  expect(await first('telescope 30 4 mm', 'en')).toMatchObject({
    missing: ['4 mm'],
    readings: [{ measure: '30°', query: 'telescope 30° 4 mm' }],
  });
  expect(await first("4 mm 30'luk teleskop", 'tr')).toMatchObject({ readings: [{ measure: '30°' }] });
  const beginning = await first('4 mm 30° te', 'en');
  for (const note of ['apart', 'offered', 'readings']) expect(beginning).not.toHaveProperty(note);
});

test('commas and brackets are no part of a measure', async ({ app }) => {
  const response = await app.inject({ url: '/api/search?q=(4+mm),30%C2%B0,+telescope&lang=en' });
  expect(response.json()[0]).toMatchObject({ apart: { measures: ['4 mm', '30°'], kind: 'telescope' } });
});
