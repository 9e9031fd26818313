import type { DataSheetIssuer } from '#domain/catalogue/products/data-sheet.ts';
import type { CatalogueRepository, DataSheetRenderer } from '#domain/catalogue/products/ports.ts';
import type { Language } from '#domain/shared/language.ts';

interface Dependencies {
  readonly catalogue: Pick<CatalogueRepository, 'product' | 'brand' | 'category'>;
  readonly getIssuer: () => Promise<DataSheetIssuer>;
  /** Reads the time of the last change of the content; `undefined` while none is loaded. */
  readonly getContentDate: () => Promise<Date | undefined>;
  readonly renderer: DataSheetRenderer;
}

/**
 * A product's data sheet as a PDF; `undefined` when no product has that slug.
 * @param item the slug in either language
 * @throws QueueFullError
 */
export const createViewDataSheet =
  ({ catalogue, getIssuer, getContentDate, renderer }: Dependencies) =>
  async (item: string, language: Language) => {
    const product = await catalogue.product(item);
    if (!product) return undefined;
    const [brand, category, issuer, asOf] = await Promise.all([
      catalogue.brand(product.brand),
      catalogue.category(product.category),
      getIssuer(),
      getContentDate(),
    ]);
    // A content load between the reads may have removed them.
    if (!category || !asOf) return undefined;
    const { pdf, title } = await renderer.render({
      language,
      product,
      brandName: brand?.name ?? product.brand,
      categoryName: category.name,
      issuer,
      asOf,
    });
    return { pdf, title, slug: product.slug[language] };
  };

export type ViewDataSheet = ReturnType<typeof createViewDataSheet>;
