import { findItems } from '#contracts/list/decode-items.ts';
import { type ListItem, itemKey, maxItems } from '#contracts/list/items.ts';
import { openSize } from '#domain/shared/open-size.ts';
import type { Language } from '#domain/shared/language.ts';
import type { ProductName } from '#contracts/api.ts';
import type { NamedItem } from './named-item.ts';
import { itemsTextIn } from '#contracts/request-address.ts';

/**
 * The products that a query names, each once, also with invalid quantities; other parts of the query are ignored.
 * @param language in whose notation quantities are that people wrote
 */
export const itemsOfAddress = (search: string, language?: Language): readonly ListItem[] => {
  const items = findItems(itemsTextIn(search), language);
  const firstByKey = new Map(items.toReversed().map((item) => [itemKey(item), item]));
  return items.filter((item) => firstByKey.get(itemKey(item)) === item).slice(0, maxItems);
};

/** Adds the names that `products` know; items of other products are left out. */
export const withNames = (
  items: readonly ListItem[],
  products: readonly ProductName[],
): readonly NamedItem[] => {
  const productBySlug = new Map(products.map((product) => [product.slug, product]));
  return items.flatMap((item) => {
    const product = productBySlug.get(item.slug);
    if (!product) return [];
    const variantName =
      item.ref === undefined && product.hasVariants
        ? openSize
        : product.variants?.find(({ ref }) => ref === item.ref)?.name;
    return [{ ...item, name: product.name, ...(variantName && { variantName }) }];
  });
};
