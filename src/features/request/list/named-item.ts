import type { Language, Localized } from '#domain/shared/language.ts';
import { wordsOfSlug } from '#domain/shared/words-of-slug.ts';
import type { ListItem } from '#contracts/list/items.ts';

/** A requested product or variant with its names. */
export interface NamedItem extends ListItem {
  /** Name of the product. */
  readonly name: Localized;
  /**
   * Name of the variant or, for a product with variants as a whole, the note that the size is open; left out for a
   * product without variants, and for a variant that the catalogue does not have.
   */
  readonly variantName?: Localized;
}

/** The name of a product, and of its variant or else the REF: `Tip, 4 mm`. */
export const itemName = (
  { name, variantName, ref }: Omit<NamedItem, 'quantity'>,
  language: Language,
): string =>
  ref === undefined && !variantName
    ? name[language]
    : `${name[language]}, ${variantName?.[language] ?? `REF ${ref}`}`;

/** Maximum number of products that a sentence names; those beyond are counted instead. */
export const maxNamed = 3;

/** A requested product that the catalogue does not have, with its names where the visitor's list knows them. */
export type GoneItem = NamedItem | ListItem;

/** The name of an item, or all that is known of one without a name: the words of its slug, and its REF. */
export const knownName = (item: GoneItem, language: Language): string => {
  if ('name' in item) return itemName(item, language);
  const words = wordsOfSlug(item.slug);
  return item.ref === undefined ? words : `${words}, REF ${item.ref}`;
};
