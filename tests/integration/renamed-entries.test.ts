import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Content, ContentRepository, WholeContent } from '#domain/content/content.ts';
import { type ContentProblem, InvalidContentError } from '#domain/content/problems.ts';
import { createPostgresContentRepository } from '../../adapters/postgres/content/content-repository.ts';
import { openTestDatabase } from '../support/database.ts';
import { both, product } from '../support/in-memory-catalogue.ts';
import { sampleContent } from '../support/sample-content.ts';

let dataSource: DataSource;
let close: () => Promise<void>;
let store: ContentRepository;

const [unit, drill] = [
  product('piezo-unit', { gallery: [both('drill'), both('Cable')] }),
  product('drill', { brand: 'smith&nephew' }),
];

const before: WholeContent = { ...sampleContent, products: [unit, drill], redirects: [] };

/** The faults that a load of the content is refused for, after which everything is as it was. */
const faultsOf = async (content: Content): Promise<readonly ContentProblem[]> => {
  const refused: unknown = await store.replace(content, 'after').catch((error: unknown) => error);
  expect(await store.version()).toBe('before');
  if (!(refused instanceof InvalidContentError)) throw new Error('loaded, or failed otherwise');
  return refused.problems;
};

const moved = (from: string, to: string): ContentProblem => ({
  file: 'redirects.yaml',
  line: 1,
  text: `the page ${from} has moved: add "- { from: ${from}, to: ${to} }"`,
});

const page = '/products/product-details';

beforeAll(async () => {
  ({ dataSource, close } = await openTestDatabase());
  store = createPostgresContentRepository(dataSource);
});

beforeEach(async () => {
  await dataSource.query('TRUNCATE categories, brands, products, procedures, news, redirects CASCADE');
  await store.replace(before, 'before');
});

afterAll(() => close());

test('a product whose file was renamed needs a redirect from its former page', async () => {
  const renamed = { ...drill, slug: { ...drill.slug, en: 'bone-drill' } };
  const content = { ...before, products: [unit, renamed] };
  expect(await faultsOf(content)).toEqual([moved(`${page}/drill`, `${page}/bone-drill`)]);
  const redirects = [{ from: `${page}/drill`, to: `${page}/bone-drill` }];
  expect(await store.replace({ ...content, redirects }, 'after')).toHaveLength(3);
});

test('a changed Turkish slug needs a redirect too', async () => {
  const renamed = { ...drill, slug: { ...drill.slug, tr: 'matkap' } };
  expect(await faultsOf({ ...before, products: [unit, renamed] })).toEqual([
    moved(`${page}/drill-tr`, `${page}/drill`),
  ]);
});

test('categories, brands, procedures and news that moved are recognised by their names', async () => {
  const [category] = sampleContent.categories;
  const [item] = sampleContent.news;
  if (!category || !item) throw new Error('The sample is empty.');
  const content: WholeContent = {
    ...before,
    categories: [{ ...category, slug: 'bone-drills' }],
    solutions: [],
    brands: sampleContent.brands.map(({ slug, name }) => ({
      slug: slug === 'acteon' ? 'acteon-group' : slug,
      name,
    })),
    products: [
      { ...unit, category: 'bone-drills', brand: 'acteon-group' },
      { ...drill, category: 'bone-drills' },
    ],
    procedures: sampleContent.procedures.map((procedure) =>
      Object.assign({}, procedure, { slug: { ...procedure.slug, en: 'endoscopic-sinus-surgery' } }),
    ),
    news: [{ ...item, id: 'spring-fair-2026' }],
  };
  expect(await faultsOf(content)).toEqual([
    moved('/products/drills', '/products/bone-drills'),
    moved('/products/partners/acteon', '/products/partners/acteon-group'),
    moved('/procedures/sinus-surgery', '/procedures/endoscopic-sinus-surgery'),
    moved('/news/news-details/spring-fair', '/news/news-details/spring-fair-2026'),
  ]);
});

test('a gallery that names a product by its former name is refused, naming the product that has it', async () => {
  const renamed = { ...drill, name: both('Bone Drill') };
  expect(await faultsOf({ ...before, products: [unit, renamed] })).toEqual([
    {
      file: 'products/drills/piezo-unit.yaml',
      line: 1,
      text: 'gallery: the product "drill" has another name now: write that one',
    },
  ]);
  const corrected = { ...unit, gallery: [both('Bone Drill'), both('Cable')] };
  expect(await store.replace({ ...before, products: [corrected, renamed] }, 'after')).toHaveLength(2);
});

test('what is removed for good needs no redirect', async () => {
  expect(await store.replace({ ...before, products: [unit], news: [] }, 'after')).toHaveLength(3);
});
