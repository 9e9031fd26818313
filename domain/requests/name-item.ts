import type { Localized } from '#domain/shared/language.ts';

/** The name of a product, and those of its variants by REF. */
export interface NamesOfProduct {
  readonly name: Localized;
  readonly variants: ReadonlyMap<string, Localized>;
}

interface ItemName {
  /** The slug, where the catalogue does not have the product. */
  readonly name: Localized;
  /** Left out for a product as a whole, and for a variant that the catalogue does not have. */
  readonly variantName?: Localized;
}

/** The names of a requested product or variant. @param names by slug */
export const nameItem = (
  { slug, ref }: { readonly slug: string; readonly ref?: string },
  names: ReadonlyMap<string, NamesOfProduct>,
): ItemName => {
  const known = names.get(slug);
  const variantName = ref === undefined ? undefined : known?.variants.get(ref);
  return { name: known?.name ?? { tr: slug, en: slug }, ...(variantName && { variantName }) };
};
