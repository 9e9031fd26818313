import type { Brand } from '#domain/catalogue/brand.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Product, ProductSummary } from '#domain/catalogue/product.ts';
import type { ProductCount } from '#domain/catalogue/product-count.ts';
import type { Solution } from '#domain/catalogue/solution.ts';
import type { Localized } from '#domain/shared/language.ts';

/** Reads the catalogue. Every list of products is ordered by English slug. */
export interface Catalogue {
  /** In the order of the menu, each with its categories in the order of its page. */
  solutions(): Promise<readonly Solution[]>;
  /** In the order of the partners page. */
  brands(): Promise<readonly Brand[]>;
  /** Every pair of category and brand that has products, ordered by category. */
  productCounts(): Promise<readonly ProductCount[]>;
  category(slug: string): Promise<Category | undefined>;
  brand(slug: string): Promise<Brand | undefined>;
  productsOfCategory(slug: string): Promise<readonly ProductSummary[]>;
  productsOfBrand(slug: string): Promise<readonly ProductSummary[]>;
  products(): Promise<readonly ProductSummary[]>;
  /** `item` is the slug in either language. */
  product(item: string): Promise<Product | undefined>;
  /** The products that bear one of these names, in either language. */
  productsNamed(names: readonly Localized[]): Promise<readonly ProductSummary[]>;
}

/** A word of the catalogue's search keys. */
export interface KnownWord {
  readonly word: string;
  /** How many products have it. */
  readonly products: number;
}

export interface WordsAskedFor {
  /** Words that begin with one of these are looked for, and those spelt like it; numbers are not spelt like others. */
  readonly words: readonly string[];
  /** Words that hold one of these. */
  readonly ends: readonly string[];
  /** Words that are one of these. */
  readonly exactly: readonly string[];
}

export interface FoundProduct extends ProductSummary {
  /** As `searchKey` made it. */
  readonly key: readonly string[];
}

interface KeyQuery {
  /** A product has a word of each group. */
  readonly groups: readonly (readonly string[])[];
  /** A product of this whole name is found whatever its words. */
  readonly name: string;
  /** So many of the groups a product may lack, of several. */
  readonly missing: 0 | 1;
  /** At most so many products, and those of that name. */
  readonly most: number;
}

/** Finds products by their search keys. Rejects, within seconds, when the answer takes too long. */
export interface SearchIndex {
  /** Of the catalogue's words, those that are asked for, some dozens for each. */
  wordsLike(asked: WordsAskedFor): Promise<readonly KnownWord[]>;
  /** In no particular order, each once. */
  productsWith(query: KeyQuery): Promise<readonly FoundProduct[]>;
}

/** Files that visitors may download. */
export interface Documents {
  /** In bytes; `undefined` when there is no such file. */
  size(file: string): Promise<number | undefined>;
}
