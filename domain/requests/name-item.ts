import { openSize } from '#domain/shared/open-size.ts';
import { type Localized, inEachLanguage } from '#domain/shared/language.ts';
import { wordsOfSlug } from '#domain/shared/words-of-slug.ts';

/** The name of a product, and those of its variants by REF. */
export interface NamesOfProduct {
  readonly name: Localized;
  readonly variants: ReadonlyMap<string, Localized>;
}

interface ItemName {
  /** The words of the slug, where the catalogue does not have the product. */
  readonly name: Localized;
  /** Left out for a product without variants, and for a variant that the catalogue does not have. */
  readonly variantName?: Localized;
}

const variantNameOf = (
  ref: string | undefined,
  variants: NamesOfProduct['variants'],
): Localized | undefined => {
  if (ref !== undefined) return variants.get(ref);
  return variants.size > 0 ? openSize : undefined;
};

/** The name of a requested product or variant; a product of which a variant could be chosen says that none is. @param names by slug */
export const nameItem = (
  { slug, ref }: { readonly slug: string; readonly ref?: string },
  names: ReadonlyMap<string, NamesOfProduct>,
): ItemName => {
  const known = names.get(slug);
  const variantName = known && variantNameOf(ref, known.variants);
  return {
    name: known?.name ?? inEachLanguage(() => wordsOfSlug(slug)),
    ...(variantName && { variantName }),
  };
};
