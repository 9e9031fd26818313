import type { Brand } from '#domain/catalogue/products/brand.ts';
import type { Category } from '#domain/catalogue/products/category.ts';
import { type EditionKey, wholeCatalogue } from '#domain/catalogue/editions/edition.ts';
import type { EditionFile, EditionRepository } from '#domain/catalogue/editions/edition-ports.ts';
import type { CatalogueRepository } from '#domain/catalogue/products/ports.ts';
import type { ProductCount } from '#domain/catalogue/products/product-count.ts';
import type { Solution } from '#domain/catalogue/products/solution.ts';
import type { Localized } from '#domain/shared/language.ts';

interface OfferedFile {
  readonly path: string;
  readonly bytes: number;
}

/** A catalogue as PDF in each language, as far as it is made; left out without any. */
interface WithEditions {
  readonly editions?: Partial<Localized<OfferedFile>>;
}

export interface CategoryWithProductCount extends Category, WithEditions {
  /** The number of its products. */
  readonly products: number;
  /** Slugs of the brands with products in it, in the order of the partners page. */
  readonly brands: readonly string[];
}

export interface SolutionWithProductCounts extends Omit<Solution, 'categories'> {
  readonly categories: readonly CategoryWithProductCount[];
}

interface BrandWithProductCount extends Brand {
  readonly products: number;
}

/** The catalogue without its products, as menus, headings and overviews show it; its edition is that of everything. */
export interface CatalogueIndex extends WithEditions {
  readonly solutions: readonly SolutionWithProductCounts[];
  readonly brands: readonly BrandWithProductCount[];
}

interface Dependencies {
  readonly catalogue: Pick<CatalogueRepository, 'solutions' | 'brands' | 'productCounts'>;
  readonly editions: Pick<EditionRepository, 'list'>;
  /** Address of a version of a catalogue. */
  readonly editionPath: (key: EditionKey, version: string) => string;
}

const totalProducts = (productCounts: readonly ProductCount[]): number =>
  productCounts.reduce((sum, { products }) => sum + products, 0);

interface Stock extends Pick<Dependencies, 'editionPath'> {
  readonly productCounts: readonly ProductCount[];
  readonly brands: readonly Brand[];
  readonly files: readonly EditionFile[];
}

const editionsOf = (
  wanted: string,
  { files, editionPath }: Pick<Stock, 'files' | 'editionPath'>,
): WithEditions => {
  const own = files.filter(({ scope }) => scope === wanted);
  if (own.length === 0) return {};
  return {
    editions: Object.fromEntries(
      own.map((file) => [file.language, { path: editionPath(file, file.version), bytes: file.bytes }]),
    ),
  };
};

const categoryWithProductCount = (
  category: Category,
  { productCounts, brands, ...stock }: Stock,
): CategoryWithProductCount => {
  const own = productCounts.filter((productCount) => productCount.category === category.slug);
  return {
    ...category,
    products: totalProducts(own),
    brands: brands.map(({ slug }) => slug).filter((slug) => own.some(({ brand }) => brand === slug)),
    ...editionsOf(category.slug, stock),
  };
};

const brandWithProductCount = (
  brand: Brand,
  productCounts: readonly ProductCount[],
): BrandWithProductCount => ({
  ...brand,
  products: totalProducts(productCounts.filter((productCount) => productCount.brand === brand.slug)),
});

export const createBrowseCatalogue =
  ({ catalogue, editions, editionPath }: Dependencies) =>
  async (): Promise<CatalogueIndex> => {
    const [solutions, brands, productCounts, files] = await Promise.all([
      catalogue.solutions(),
      catalogue.brands(),
      catalogue.productCounts(),
      editions.list(),
    ]);
    const stock = { productCounts, brands, files, editionPath };
    const solutionWithProductCounts = ({ categories, ...solution }: Solution): SolutionWithProductCounts => ({
      ...solution,
      categories: categories.map((category) => categoryWithProductCount(category, stock)),
    });
    return {
      solutions: solutions.map((solution) => solutionWithProductCounts(solution)),
      brands: brands.map((brand) => brandWithProductCount(brand, productCounts)),
      ...editionsOf(wholeCatalogue, stock),
    };
  };

export type BrowseCatalogue = ReturnType<typeof createBrowseCatalogue>;
