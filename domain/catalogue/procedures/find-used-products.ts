import type { CatalogueRepository, ProcedureRepository } from '#domain/catalogue/products/ports.ts';
import { type Procedure, productsOfProcedure } from '#domain/catalogue/products/procedure.ts';
import type { ProductSummary } from '#domain/catalogue/products/product.ts';

/** Procedures, and the products that are used in them. */
export type ProcedureCatalogue = Pick<CatalogueRepository, 'productsOfSlugs'> & ProcedureRepository;

/** Finds the products used in procedures that the catalogue has, by English slug. */
export const findUsedProducts = async (
  catalogue: Pick<CatalogueRepository, 'productsOfSlugs'>,
  procedures: readonly Procedure[],
): Promise<ReadonlyMap<string, ProductSummary>> => {
  const slugs = new Set(procedures.flatMap(productsOfProcedure));
  return new Map((await catalogue.productsOfSlugs([...slugs])).map((product) => [product.slug.en, product]));
};
