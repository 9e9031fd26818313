import type { Brand } from '#domain/catalogue/brand.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Catalogue } from '#domain/catalogue/ports.ts';
import type { Shelf } from '#domain/catalogue/product-count.ts';
import type { Solution } from '#domain/catalogue/solution.ts';

/** A category with what it holds. */
export interface StockedCategory extends Category {
  /** How many. */
  readonly products: number;
  /** Slugs of the brands that have products in it, in the order of the partners page. */
  readonly brands: readonly string[];
  /** The chosen one, else that of its first product; none while it is empty. */
  readonly picture?: string;
}

export interface StockedSolution extends Omit<Solution, 'categories'> {
  readonly categories: readonly StockedCategory[];
}

interface StockedBrand extends Brand {
  readonly products: number;
}

/** The whole catalogue without its products: what menus, headings and overviews are made of. */
export interface CatalogueIndex {
  readonly solutions: readonly StockedSolution[];
  readonly brands: readonly StockedBrand[];
}

interface Dependencies {
  readonly catalogue: Pick<Catalogue, 'solutions' | 'brands' | 'shelves'>;
}

const productsOn = (shelves: readonly Shelf[]): number =>
  shelves.reduce((sum, { products }) => sum + products, 0);

const stockCategory = (
  category: Category,
  shelves: readonly Shelf[],
  brands: readonly Brand[],
): StockedCategory => {
  const own = shelves.filter((shelf) => shelf.category === category.slug);
  const [first] = own.map((shelf) => shelf.first).toSorted();
  const picture = category.picture ?? first;
  return {
    ...category,
    products: productsOn(own),
    brands: brands.map(({ slug }) => slug).filter((slug) => own.some(({ brand }) => brand === slug)),
    ...(picture !== undefined && { picture }),
  };
};

const stockBrand = (brand: Brand, shelves: readonly Shelf[]): StockedBrand => ({
  ...brand,
  products: productsOn(shelves.filter((shelf) => shelf.brand === brand.slug)),
});

export const createBrowseCatalogue =
  ({ catalogue }: Dependencies) =>
  async (): Promise<CatalogueIndex> => {
    const [solutions, brands, shelves] = await Promise.all([
      catalogue.solutions(),
      catalogue.brands(),
      catalogue.shelves(),
    ]);
    const stockSolution = ({ categories, ...solution }: Solution): StockedSolution => ({
      ...solution,
      categories: categories.map((category) => stockCategory(category, shelves, brands)),
    });
    return {
      solutions: solutions.map((solution) => stockSolution(solution)),
      brands: brands.map((brand) => stockBrand(brand, shelves)),
    };
  };
