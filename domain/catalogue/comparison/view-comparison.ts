import {
  type ComparableProduct,
  type Comparison,
  type ComparisonTerms,
  compareProducts,
} from '#domain/catalogue/comparison/compare-products.ts';
import type { ProductSummary } from '#domain/catalogue/products/product.ts';
import type { Language } from '#domain/shared/language.ts';

/** Item that a slug leads to: a product, or the present slug of one that has moved. */
interface FoundItem {
  readonly slug: string;
  readonly product?: ComparableProduct;
  /** The present slug of a product whose page has moved. */
  readonly movedTo?: string;
}

export interface ComparisonRepository {
  /** One for each slug, in either language, in the same order. */
  find(slugs: readonly string[]): Promise<readonly FoundItem[]>;
  terms(): Promise<ComparisonTerms>;
  /** Lists products of the category, the first ones by name, as `collatorOf` compares them. */
  namesInCategory(
    category: string,
    order: { readonly language: Language; readonly limit: number },
  ): Promise<readonly NamedProduct[]>;
}

type NamedProduct = Pick<ProductSummary, 'id' | 'slug' | 'name'>;

export type ComparisonPage =
  | { readonly kind: 'moved'; readonly slugs: readonly string[] }
  | {
      readonly kind: 'page';
      readonly comparison: Comparison;
      /** Slugs that no product has. */
      readonly unknown: readonly string[];
      /** Products that might be compared too: some of the last one's category, by name. */
      readonly others: readonly Pick<ProductSummary, 'slug' | 'name'>[];
    };

interface Dependencies {
  readonly comparisons: ComparisonRepository;
  /** Products that a page compares. */
  readonly maxProducts: number;
}

/** Products to choose among; the category's page has all of them. */
const maxOthers = 100;

const isSame = (one: { readonly id: number }, other: { readonly id: number }): boolean => one.id === other.id;

/** The comparison of products in the given order; those that are unknown are left out. @param slugs in either language */
export const createViewComparison = ({ comparisons, maxProducts }: Dependencies) => {
  const othersOf = async (
    products: readonly ComparableProduct[],
    language: Language,
  ): Promise<readonly NamedProduct[]> => {
    const last = products.at(-1);
    if (!last || products.length >= maxProducts) return [];
    const all = await comparisons.namesInCategory(last.category, { language, limit: maxOthers });
    return all.filter((other) => !products.some((product) => isSame(product, other)));
  };

  return async (slugs: readonly string[], language: Language): Promise<ComparisonPage> => {
    const [found, terms] = await Promise.all([
      slugs.length > 0 ? comparisons.find(slugs) : [],
      comparisons.terms(),
    ]);
    if (found.some(({ movedTo }) => movedTo !== undefined))
      return { kind: 'moved', slugs: found.map(({ slug, movedTo }) => movedTo ?? slug) };
    const named = found.flatMap(({ product }) => product ?? []);
    const products = named.filter(
      (product, index) => named.findIndex((other) => isSame(other, product)) === index,
    );
    const others = await othersOf(products, language);
    return {
      kind: 'page',
      comparison: compareProducts(products, terms),
      unknown: found.flatMap(({ slug, product }) => (product ? [] : [slug])),
      others: others.map(({ slug, name }) => ({ slug, name })),
    };
  };
};
