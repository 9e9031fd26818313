import type { Brand } from '#domain/catalogue/products/brand.ts';
import type { Category } from '#domain/catalogue/products/category.ts';
import type { CatalogueRepository, ProcedureRepository } from '#domain/catalogue/products/ports.ts';
import type { Procedure } from '#domain/catalogue/products/procedure.ts';
import type { Product } from '#domain/catalogue/products/product.ts';
import type { Solution } from '#domain/catalogue/products/solution.ts';
import type { Localized } from '#domain/shared/language.ts';

export const both = (text: string): Localized => ({ tr: `${text} (tr)`, en: text });

export const category = (slug: string): Category => ({
  slug,
  name: both(slug),
  summary: both(`About ${slug}`),
});

export const brand = (slug: string): Brand => ({ slug, name: slug.toUpperCase() });

export const solution = (slug: string, categories: readonly Category[]): Solution => ({
  slug,
  name: both(slug),
  summary: both(`About ${slug}`),
  categories,
});

export const product = (slug: string, rest: Partial<Product> = {}): Product => ({
  id: 1,
  slug: { tr: `${slug}-tr`, en: slug },
  name: both(slug),
  brand: 'acteon',
  category: 'drills',
  picture: slug,
  description: both(`About ${slug}`),
  details: [],
  variants: [],
  gallery: [],
  articles: [],
  ...rest,
});

/** @param phases the products of each */
export const procedure = (
  slug: string,
  phases: readonly (readonly string[])[],
  rest: Partial<Procedure> = {},
): Procedure => ({
  slug: { tr: `${slug}-tr`, en: slug },
  name: both(slug),
  summary: both(`About ${slug}`),
  solutions: ['ent-solutions'],
  categories: ['drills'],
  phases: phases.map((products, index) => ({
    title: both(`Phase ${index + 1}`),
    text: both('What is used.'),
    products,
  })),
  table: [...new Set(phases.flat())].map((each) => ({ product: each, x: 50, y: 50, width: 20 })),
  ...rest,
});

interface CatalogueData {
  readonly solutions?: readonly Solution[];
  readonly brands?: readonly Brand[];
  readonly products?: readonly Product[];
  readonly procedures?: readonly Procedure[];
}

const bySlug = (a: Product, b: Product): number => (a.slug.en < b.slug.en ? -1 : 1);

/** Implements the port without a database. */
export const inMemoryCatalogue = ({
  solutions = [],
  brands = [],
  products = [],
  procedures = [],
}: CatalogueData): CatalogueRepository & ProcedureRepository => {
  const categories = solutions.flatMap((each) => each.categories);
  const ordered = products.toSorted(bySlug);
  return {
    solutions: async () => solutions,
    brands: async () => brands,
    procedures: async () => procedures,
    productCounts: async () =>
      Map.groupBy(ordered, (known) => `${known.category} ${known.brand}`)
        .values()
        .flatMap((productCount) =>
          productCount.slice(0, 1).map(({ category: categorySlug, brand: brandSlug }) => ({
            category: categorySlug,
            brand: brandSlug,
            products: productCount.length,
          })),
        )
        .toArray(),
    category: async (slug) => categories.find((known) => known.slug === slug),
    brand: async (slug) => brands.find((known) => known.slug === slug),
    productsOfCategory: async (slug) => ordered.filter((known) => known.category === slug),
    productsOfBrand: async (slug) => ordered.filter((known) => known.brand === slug),
    products: async () => ordered,
    productsOfSlugs: async (slugs) => ordered.filter(({ slug }) => slugs.includes(slug.en)),
    product: async (item) => ordered.find(({ slug }) => slug.en === item || slug.tr === item),
    pictureOfProduct: async (slug) => ordered.find((known) => known.slug.en === slug)?.picture,
    async productsAround({ slug, gallery, ...wanted }, limit) {
      const nextIn = (list: readonly Product[]): readonly Product[] => [
        ...list.filter((known) => known.slug.en > slug.en),
        ...list.filter((known) => known.slug.en < slug.en),
      ];
      return {
        named: ordered.filter(({ name }) => gallery.some(({ tr, en }) => name.tr === tr || name.en === en)),
        nearby: [
          ...nextIn(ordered.filter((known) => known.category === wanted.category)).slice(0, limit),
          ...nextIn(ordered.filter((known) => known.brand === wanted.brand)).slice(0, 2 * limit),
        ].map((known) =>
          Object.assign({}, known, { source: { description: known.description, attributes: {} } }),
        ),
      };
    },
  };
};
