import type { CatalogueRepository, ProcedureRepository } from '#domain/catalogue/ports.ts';
import { type Procedure, productsOfProcedure } from '#domain/catalogue/procedure.ts';

/** A procedure as the list of all shows it. */
export interface ListedProcedure extends Pick<Procedure, 'slug' | 'name' | 'summary' | 'solutions'> {
  /** Of what is used in it, the number that the catalogue has. */
  readonly products: number;
  /** Picture files of the first of them. */
  readonly pictures: readonly string[];
}

const maxPictures = 4;

interface Dependencies {
  readonly catalogue: Pick<CatalogueRepository, 'productsOfSlugs'> & ProcedureRepository;
}

/** All procedures, in the order in which they are shown. */
export const createBrowseProcedures =
  ({ catalogue }: Dependencies) =>
  async (): Promise<readonly ListedProcedure[]> => {
    const procedures = await catalogue.procedures();
    const used = new Set(procedures.flatMap(productsOfProcedure));
    const known = new Map(
      (await catalogue.productsOfSlugs([...used])).map(({ slug, picture }) => [slug.en, picture]),
    );
    return procedures.map((procedure) => {
      const { slug, name, summary, solutions } = procedure;
      const pictures = productsOfProcedure(procedure).flatMap((product) => known.get(product) ?? []);
      return {
        slug,
        name,
        summary,
        solutions,
        products: pictures.length,
        pictures: [...new Set(pictures)].slice(0, maxPictures),
      };
    });
  };
