import type { DataSheetIssuer } from '#domain/catalogue/data-sheet.ts';
import {
  type EditionGroup,
  type EditionProduct,
  isTypeset,
  wholeCatalogue,
} from '#domain/catalogue/edition.ts';
import { listEditionGroups } from '#domain/catalogue/edition-groups.ts';
import type { EditionRenderer, EditionRepository } from '#domain/catalogue/edition-ports.ts';
import type { CatalogueRepository } from '#domain/catalogue/ports.ts';
import { languages } from '#domain/shared/language.ts';

interface Dependencies {
  readonly catalogue: Pick<
    CatalogueRepository,
    'solutions' | 'productCounts' | 'productsOfCategory' | 'product' | 'brands'
  >;
  readonly editions: EditionRepository;
  readonly renderer: EditionRenderer;
  readonly getIssuer: () => Promise<DataSheetIssuer>;
  /** Of the content that the database has; `undefined` while none is loaded. */
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

/**
 * Typesets the catalogues that the present content has none of, one after the other, and deletes those of groups that are
 * gone. Stops when other content is loaded, which queues a run of its own. Safe to run again, and at the same time.
 */
export const createTypesetEditions =
  ({ catalogue, editions, renderer, getIssuer, getContent, announce }: Dependencies) =>
  async (signal?: AbortSignal): Promise<void> => {
    const content = await getContent();
    if (!content) return;
    const readGroup = createReadGroup({ catalogue });
    const counted = await listEditionGroups(catalogue);
    const total = counted.reduce((sum, { products }) => sum + products, 0);
    const scopes = [
      ...counted.map((group) => ({ scope: group.slug, groups: [group], products: group.products })),
      { scope: wholeCatalogue, groups: counted, products: total },
    ].filter(({ scope, products }) => isTypeset(scope, products));
    let changes = 0;
    for (const { scope, groups: meant } of scopes) {
      for (const language of languages) {
        signal?.throwIfAborted();
        if (await editions.has({ scope, language }, content.version)) continue;
        const groups = await Promise.all(meant.map(readGroup));
        const edition = { scope, language, groups, issuer: await getIssuer(), asOf: content.loadedAt };
        const rendered = await renderer.render(edition);
        if ((await getContent())?.version !== content.version) return;
        await editions.store({ scope, language, contentVersion: content.version, ...rendered });
        changes += 1;
      }
    }
    changes += await editions.deleteOthers(scopes.map(({ scope }) => scope));
    if (changes > 0) await announce();
  };

export type TypesetEditions = ReturnType<typeof createTypesetEditions>;
