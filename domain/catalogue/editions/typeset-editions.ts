import type { DataSheetIssuer } from '#domain/catalogue/products/data-sheet.ts';
import {
  type EditionGroup,
  type EditionKey,
  type EditionProduct,
  isTypeset,
  wholeCatalogue,
} from '#domain/catalogue/editions/edition.ts';
import { type EditionFailure, EditionsFailedError } from '#domain/catalogue/editions/edition-errors.ts';
import { listEditionGroups } from '#domain/catalogue/editions/edition-groups.ts';
import type { EditionRenderer, EditionRepository } from '#domain/catalogue/editions/edition-ports.ts';
import type { CatalogueRepository } from '#domain/catalogue/products/ports.ts';
import { languages } from '#domain/shared/language.ts';

interface Dependencies {
  readonly catalogue: Pick<
    CatalogueRepository,
    'solutions' | 'productCounts' | 'productsOfCategory' | 'product' | 'brands'
  >;
  readonly editions: EditionRepository;
  readonly renderer: EditionRenderer;
  readonly getIssuer: () => Promise<DataSheetIssuer>;
  /** Reads the version and load time of the content that the database has; `undefined` while none is loaded. */
  readonly getContent: () => Promise<{ readonly version: string; readonly loadedAt: Date } | undefined>;
  /** Called when pages that name the catalogues have to be made again. */
  readonly announce: () => Promise<void>;
}

const createReadGroup =
  ({ catalogue }: Pick<Dependencies, 'catalogue'>) =>
  async (group: Omit<EditionGroup, 'products'>): Promise<EditionGroup> => {
    const brandNames = new Map((await catalogue.brands()).map(({ slug, name }) => [slug, name]));
    const products: EditionProduct[] = [];
    for (const { slug } of await catalogue.productsOfCategory(group.slug)) {
      const product = await catalogue.product(slug.en);
      if (product) products.push({ product, brandName: brandNames.get(product.brand) ?? product.brand });
    }
    return { ...group, products };
  };

/** Data that is the same for all catalogues of a run. */
interface Run {
  readonly content: { readonly version: string; readonly loadedAt: Date };
  /** Identifier of the content and the templates. */
  readonly source: string;
}

interface Meant extends EditionKey {
  readonly groups: readonly Omit<EditionGroup, 'products'>[];
}

/** Typesets a catalogue and stores it, unless other content has been loaded meanwhile. @returns whether it is stored */
const createTypesetEdition = ({
  catalogue,
  editions,
  renderer,
  getIssuer,
  getContent,
}: Omit<Dependencies, 'announce'>) => {
  const readGroup = createReadGroup({ catalogue });
  return async (
    { scope, language, groups: meant }: Meant,
    { content, source }: Run,
    signal: AbortSignal | undefined,
  ): Promise<'stored' | 'outdated'> => {
    const groups = await Promise.all(meant.map(readGroup));
    const edition = { scope, language, groups, issuer: await getIssuer(), asOf: content.loadedAt };
    const rendered = await renderer.render(edition, signal);
    if ((await getContent())?.version !== content.version) return 'outdated';
    await editions.store({ scope, language, source, ...rendered });
    return 'stored';
  };
};

/**
 * Typesets the catalogues that there are none of, from the present content and templates, one after the other, and deletes
 * those of groups that are gone. Stops when other content is loaded, which queues a run of its own. One that fails does not
 * keep the others from being made; the signal ends the run at once. Safe to run again, and at the same time.
 * @throws EditionsFailedError
 */
export const createTypesetEditions = ({ announce, ...dependencies }: Dependencies) => {
  const { catalogue, editions, renderer, getContent } = dependencies;
  const typesetEdition = createTypesetEdition(dependencies);
  return async (signal?: AbortSignal): Promise<void> => {
    const content = await getContent();
    if (!content) return;
    const source = `${content.version} ${await renderer.version()}`;
    const counted = await listEditionGroups(catalogue);
    const total = counted.reduce((sum, { products }) => sum + products, 0);
    const scopes = [
      ...counted.map((group) => ({ scope: group.slug, groups: [group], products: group.products })),
      { scope: wholeCatalogue, groups: counted, products: total },
    ].filter(({ scope, products }) => isTypeset(scope, products));
    const failures: EditionFailure[] = [];
    let changes = 0;
    try {
      for (const { scope, groups } of scopes) {
        for (const language of languages) {
          signal?.throwIfAborted();
          const key = { scope, language };
          if (await editions.has(key, source)) continue;
          try {
            if ((await typesetEdition({ ...key, groups }, { content, source }, signal)) === 'outdated')
              return;
            changes += 1;
          } catch (error) {
            signal?.throwIfAborted();
            failures.push({ key, cause: error });
          }
        }
      }
      changes += await editions.deleteOthers(scopes.map(({ scope }) => scope));
    } finally {
      // Also of a run that ends early: pages name what it has made.
      if (changes > 0) await announce();
    }
    if (failures.length > 0) throw new EditionsFailedError(failures);
  };
};

export type TypesetEditions = ReturnType<typeof createTypesetEditions>;
