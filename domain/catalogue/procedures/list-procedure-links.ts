import {
  type ProcedureCatalogue,
  findUsedProducts,
} from '#domain/catalogue/procedures/find-used-products.ts';
import { type ProcedureLink, productsOfProcedure } from '#domain/catalogue/products/procedure.ts';

interface Dependencies {
  readonly catalogue: ProcedureCatalogue;
}

/** All procedures as links to them need them, in the order in which they are shown. */
export const createListProcedureLinks =
  ({ catalogue }: Dependencies) =>
  async (): Promise<readonly ProcedureLink[]> => {
    const procedures = await catalogue.procedures();
    const known = await findUsedProducts(catalogue, procedures);
    return procedures.map((procedure) => ({
      slug: procedure.slug.en,
      name: procedure.name,
      solutions: procedure.solutions,
      categories: procedure.categories,
      phases: procedure.phases.length,
      products: productsOfProcedure(procedure).filter((slug) => known.has(slug)).length,
      picture: procedure.picture,
    }));
  };

export type ListProcedureLinks = ReturnType<typeof createListProcedureLinks>;
