import { findRequestItems } from '#contracts/decode-request-items.ts';
import { type RequestItem, itemKey, maxItems } from '#contracts/request-items.ts';
import { openSize } from '#domain/shared/open-size.ts';
import type { Language } from '#domain/shared/language.ts';
import type { ProductName } from '#contracts/api.ts';
import type { NamedItem } from './named-item.ts';
import { itemsTextIn } from '#contracts/request-address.ts';

/** A product or variant that a request asks for. */
export type RequestedProduct = NamedItem;

/**
 * The products that a query names, each once, also with invalid quantities; other parts of the query are ignored.
 * @param language in whose notation quantities are that people wrote
 */
export const requestedItems = (search: string, language?: Language): readonly RequestItem[] => {
  const items = findRequestItems(itemsTextIn(search), language);
  const firstByKey = new Map(items.toReversed().map((item) => [itemKey(item), item]));
  return items.filter((item) => firstByKey.get(itemKey(item)) === item).slice(0, maxItems);
};

/** Adds the names that `products` know; items of other products are left out. */
export const withNames = (
  items: readonly RequestItem[],
  products: readonly ProductName[],
): readonly RequestedProduct[] => {
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
