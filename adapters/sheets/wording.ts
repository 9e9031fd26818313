import type { Localized } from '#domain/shared/language.ts';
import enProduct from '#locales/en/product.json' with { type: 'json' };
import enSheets from '#locales/en/sheets.json' with { type: 'json' };
import enPages from '#locales/en/ui.json' with { type: 'json' };
import trProduct from '#locales/tr/product.json' with { type: 'json' };
import trSheets from '#locales/tr/sheets.json' with { type: 'json' };
import trPages from '#locales/tr/ui.json' with { type: 'json' };

/** Mark on every page of a demonstration, whatever its language: the PDF may reach people who read only one of them. */
export const demonstrationMark = 'ÖRNEK BELGE – geçerli değildir · SAMPLE DOCUMENT – not valid';

export type Wording = typeof trSheets & typeof trProduct & { readonly page: typeof trPages.product };

/** Texts of data sheets, catalogues and demonstrations, with those of the product's page, which they share. */
export const wordings: Localized<Wording> = {
  tr: { ...trProduct, page: trPages.product, ...trSheets },
  en: { ...enProduct, page: enPages.product, ...enSheets },
};
