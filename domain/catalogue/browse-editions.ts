import type { EditionFile, EditionRepository } from '#domain/catalogue/edition-ports.ts';
import { isTypeset, wholeCatalogue } from '#domain/catalogue/edition.ts';
import { listEditionGroups } from '#domain/catalogue/edition-groups.ts';
import type { CatalogueRepository } from '#domain/catalogue/ports.ts';
import type { Localized } from '#domain/shared/language.ts';

/** A catalogue with its files, of which there may be none yet. */
export interface OfferedEdition {
  readonly scope: string;
  /** Left out for the catalogue of everything. */
  readonly name?: Localized;
  readonly products: number;
  /** Whether it has more products than a catalogue as PDF takes. */
  readonly isTooLarge: boolean;
  readonly files: readonly EditionFile[];
}

interface Dependencies {
  readonly catalogue: Pick<CatalogueRepository, 'solutions' | 'productCounts'>;
  readonly editions: Pick<EditionRepository, 'list'>;
  /** Whether the site has catalogues as PDF at all. */
  readonly areOffered: boolean;
}

/** The catalogue of everything, and then that of each group, in the order of the menu; nothing if none are offered. */
export const createBrowseEditions =
  ({ catalogue, editions, areOffered }: Dependencies) =>
  async (): Promise<readonly OfferedEdition[]> => {
    if (!areOffered) return [];
    const [groups, files] = await Promise.all([listEditionGroups(catalogue), editions.list()]);
    const total = groups.reduce((sum, { products }) => sum + products, 0);
    const offer = (scope: string, products: number): Omit<OfferedEdition, 'name'> => ({
      scope,
      products,
      isTooLarge: products > 0 && !isTypeset(scope, products),
      files: files.filter((file) => file.scope === scope),
    });
    return [
      offer(wholeCatalogue, total),
      ...groups.map(({ slug, name, products }) => Object.assign(offer(slug, products), { name })),
    ];
  };
