import type { Brand } from '#domain/catalogue/brand.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { CatalogueRepository } from '#domain/catalogue/ports.ts';
import type { ProductCount } from '#domain/catalogue/product-count.ts';
import type { Solution } from '#domain/catalogue/solution.ts';

export interface CategoryWithProductCount extends Category {
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

/** The catalogue without its products, as menus, headings and overviews show it. */
export interface CatalogueIndex {
  readonly solutions: readonly SolutionWithProductCounts[];
  readonly brands: readonly BrandWithProductCount[];
}

interface Dependencies {
  readonly catalogue: Pick<CatalogueRepository, 'solutions' | 'brands' | 'productCounts'>;
}

const totalProducts = (productCounts: readonly ProductCount[]): number =>
  productCounts.reduce((sum, { products }) => sum + products, 0);

const categoryWithProductCount = (
  category: Category,
  productCounts: readonly ProductCount[],
  brands: readonly Brand[],
): CategoryWithProductCount => {
  const own = productCounts.filter((productCount) => productCount.category === category.slug);
  return {
    ...category,
    products: totalProducts(own),
    brands: brands.map(({ slug }) => slug).filter((slug) => own.some(({ brand }) => brand === slug)),
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
  ({ catalogue }: Dependencies) =>
  async (): Promise<CatalogueIndex> => {
    const [solutions, brands, productCounts] = await Promise.all([
      catalogue.solutions(),
      catalogue.brands(),
      catalogue.productCounts(),
    ]);
    const solutionWithProductCounts = ({ categories, ...solution }: Solution): SolutionWithProductCounts => ({
      ...solution,
      categories: categories.map((category) => categoryWithProductCount(category, productCounts, brands)),
    });
    return {
      solutions: solutions.map((solution) => solutionWithProductCounts(solution)),
      brands: brands.map((brand) => brandWithProductCount(brand, productCounts)),
    };
  };

export type BrowseCatalogue = ReturnType<typeof createBrowseCatalogue>;
