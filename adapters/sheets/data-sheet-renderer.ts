import type { Brand } from '#domain/catalogue/brand.ts';
import type { ProductView } from '#domain/catalogue/view-product.ts';
import type { Company } from '#domain/company/company.ts';
import type { Language } from '#domain/shared/language.ts';
import { createTurns } from '#domain/shared/turns.ts';
import { renderSheet } from './render-sheet.ts';
import { readSheetPicture } from './sheet-picture.ts';
import { wordings } from './wording.ts';

interface Dependencies {
  viewProduct(item: string): Promise<ProductView | undefined>;
  brand(slug: string): Promise<Brand | undefined>;
  company(): Promise<Company>;
  /** When the content changed last. */
  changedAt(): Promise<Date | undefined>;
  /** Folder of the site's pictures. */
  readonly imagesDir: string;
  /** Origin that visitors see, without a slash at the end. */
  readonly publicUrl: string;
}

/** A drawn data sheet. */
interface DataSheet {
  readonly pdf: Buffer;
  /** For people: the product's name and what the file is. */
  readonly name: string;
  /** The product's slug in the sheet's language. */
  readonly slug: string;
}

/** Sheets that may wait while one is drawn: the last of them waits some seconds. */
const maxQueued = 40;

/** Gathers and draws data sheets, one at a time. `item` is the slug in either language; `undefined`: no product has it. */
export const createDataSheets = (site: Dependencies) => {
  const inTurn = createTurns(maxQueued);
  return async (item: string, language: Language): Promise<DataSheet | undefined> => {
    const product = await site.viewProduct(item);
    if (!product) return undefined;
    const [brand, company, asOf] = await Promise.all([
      site.brand(product.brand),
      site.company(),
      site.changedAt(),
    ]);
    // Taken away by a load that came between the reads.
    if (!asOf) return undefined;
    const pdf = await inTurn(async () => {
      const picture = await readSheetPicture(site.imagesDir, product.slug.en);
      return renderSheet({
        language,
        product,
        brandName: brand?.name ?? product.brand,
        company,
        ...(picture && { picture }),
        pageUrl: `${site.publicUrl}/${language}/products/product-details/${product.slug.en}`,
        asOf,
      });
    });
    return {
      pdf,
      name: `${product.name[language]} – ${wordings[language].sheet}`,
      slug: product.slug[language],
    };
  };
};
