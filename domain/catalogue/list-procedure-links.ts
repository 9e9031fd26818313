import type { CatalogueRepository, ProcedureRepository } from '#domain/catalogue/ports.ts';
import { type ProcedureLink, productsOfProcedure } from '#domain/catalogue/procedure.ts';

interface Dependencies {
  readonly catalogue: Pick<CatalogueRepository, 'productsOfSlugs'> & ProcedureRepository;
}

/** All procedures as links to them need them, in the order in which they are shown. */
export const createListProcedureLinks =
  ({ catalogue }: Dependencies) =>
  async (): Promise<readonly ProcedureLink[]> => {
    const procedures = await catalogue.procedures();
    const used = new Set(procedures.flatMap(productsOfProcedure));
    const known = new Set((await catalogue.productsOfSlugs([...used])).map(({ slug }) => slug.en));
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
