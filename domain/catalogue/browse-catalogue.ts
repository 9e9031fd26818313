import type { Brand } from '#domain/catalogue/brand.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Catalogue } from '#domain/catalogue/ports.ts';
import type { ProductCount } from '#domain/catalogue/product-count.ts';
import type { Solution } from '#domain/catalogue/solution.ts';

/** A category with what it holds. */
export interface CategoryWithProductCount extends Category {
  /** How many. */
  readonly products: number;
  /** Slugs of the brands that have products in it, in the order of the partners page. */
  readonly brands: readonly string[];
  /** The chosen one, else that of its first product; none while it is empty. */
  readonly picture?: string;
}

export interface SolutionWithProductCounts extends Omit<Solution, 'categories'> {
  readonly categories: readonly CategoryWithProductCount[];
}

interface BrandWithProductCount extends Brand {
  readonly products: number;
}

/** The whole catalogue without its products: what menus, headings and overviews are made of. */
export interface CatalogueIndex {
  readonly solutions: readonly SolutionWithProductCounts[];
  readonly brands: readonly BrandWithProductCount[];
}

interface Dependencies {
  readonly catalogue: Pick<Catalogue, 'solutions' | 'brands' | 'productCounts'>;
}

const productsOn = (productCounts: readonly ProductCount[]): number =>
  productCounts.reduce((sum, { products }) => sum + products, 0);

const stockCategory = (
  category: Category,
  productCounts: readonly ProductCount[],
  brands: readonly Brand[],
): CategoryWithProductCount => {
  const own = productCounts.filter((productCount) => productCount.category === category.slug);
  const [first] = own.map((productCount) => productCount.first).toSorted();
  const picture = category.picture ?? first;
  return {
    ...category,
    products: productsOn(own),
    brands: brands.map(({ slug }) => slug).filter((slug) => own.some(({ brand }) => brand === slug)),
    ...(picture !== undefined && { picture }),
  };
};

const stockBrand = (brand: Brand, productCounts: readonly ProductCount[]): BrandWithProductCount => ({
  ...brand,
  products: productsOn(productCounts.filter((productCount) => productCount.brand === brand.slug)),
});

export const createBrowseCatalogue =
  ({ catalogue }: Dependencies) =>
  async (): Promise<CatalogueIndex> => {
    const [solutions, brands, productCounts] = await Promise.all([
      catalogue.solutions(),
      catalogue.brands(),
      catalogue.productCounts(),
    ]);
    const stockSolution = ({ categories, ...solution }: Solution): SolutionWithProductCounts => ({
      ...solution,
      categories: categories.map((category) => stockCategory(category, productCounts, brands)),
    });
    return {
      solutions: solutions.map((solution) => stockSolution(solution)),
      brands: brands.map((brand) => stockBrand(brand, productCounts)),
    };
  };

export type BrowseCatalogue = ReturnType<typeof createBrowseCatalogue>;
