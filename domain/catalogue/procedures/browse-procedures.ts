import {
  type ProcedureCatalogue,
  findUsedProducts,
} from '#domain/catalogue/procedures/find-used-products.ts';
import { type Procedure, productsOfProcedure } from '#domain/catalogue/products/procedure.ts';

/** A procedure as the list of all shows it. */
export interface ListedProcedure extends Pick<Procedure, 'slug' | 'name' | 'summary' | 'solutions'> {
  /** File of the picture of its table. */
  readonly picture: string | undefined;
  /** Number of products used in it that the catalogue has. */
  readonly products: number;
  /** Picture files of some of them, where there is none of the table: the first of each phase, then the second. */
  readonly pictures: readonly string[];
}

const maxPictures = 4;

/** English slugs of the first product of each phase, then of the second of each, and so on. */
const acrossPhases = ({ phases }: Procedure): readonly string[] =>
  Array.from({ length: Math.max(...phases.map(({ products }) => products.length)) }, (_, index) =>
    phases.flatMap(({ products }) => products[index] ?? []),
  ).flat();

interface Dependencies {
  readonly catalogue: ProcedureCatalogue;
}

/** All procedures, in the order in which they are shown. */
export const createBrowseProcedures =
  ({ catalogue }: Dependencies) =>
  async (): Promise<readonly ListedProcedure[]> => {
    const procedures = await catalogue.procedures();
    const known = await findUsedProducts(catalogue, procedures);
    const picturesOf = (products: readonly string[]): readonly string[] =>
      products.flatMap((product) => known.get(product)?.picture ?? []);
    return procedures.map((procedure) => {
      const { slug, name, summary, solutions, picture } = procedure;
      return {
        slug,
        name,
        summary,
        solutions,
        picture,
        products: picturesOf(productsOfProcedure(procedure)).length,
        pictures:
          picture === undefined
            ? [...new Set(picturesOf(acrossPhases(procedure)))].slice(0, maxPictures)
            : [],
      };
    });
  };
