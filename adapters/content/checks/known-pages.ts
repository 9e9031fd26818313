import path from 'node:path';
import { fixedPaths } from '#domain/site/fixed-pages.ts';
import { paths } from '#domain/site/pages.ts';
import { didYouMean } from '../yaml/near-miss.ts';

/** The slugs of everything that has a page. */
export interface PageSlugs {
  readonly solutions: Iterable<string>;
  readonly categories: Iterable<string>;
  readonly brands: Iterable<string>;
  /** English slugs, to guess what is meant by others. */
  readonly products: Iterable<string>;
  /** Whether a product has the slug in either language. */
  readonly hasProduct: (slug: string) => boolean;
  /** Slugs of either language. */
  readonly procedures: Iterable<string>;
  readonly news: Iterable<string>;
}

/** The pages of the site, by their paths without the language. */
export interface KnownPages {
  has(path: string): boolean;
  /** The end of a sentence about a path that no page has: a question about the page that may be meant, or nothing. */
  didYouMean(path: string): string;
}

export const createKnownPages = ({
  solutions,
  categories,
  brands,
  products,
  hasProduct,
  procedures,
  news,
}: PageSlugs): KnownPages => {
  const others = new Set([
    ...fixedPaths,
    ...Array.from(solutions, paths.solution),
    ...Array.from(categories, paths.category),
    ...Array.from(brands, paths.brand),
    ...Array.from(procedures, paths.procedure),
    ...Array.from(news, paths.newsItem),
  ]);
  const productPath = paths.product('');
  const all = (): readonly string[] => [...others, ...Array.from(products, paths.product)];
  return {
    has: (page) =>
      others.has(page) || (page.startsWith(productPath) && hasProduct(page.slice(productPath.length))),
    didYouMean: (page) => {
      const nearest = didYouMean(page, all());
      if (nearest !== '') return nearest;
      // The right name in the wrong place.
      const namesake = all().find((known) => path.posix.basename(known) === path.posix.basename(page));
      return namesake === undefined ? '' : `: did you mean "${namesake}"?`;
    },
  };
};
