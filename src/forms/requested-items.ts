import * as z from 'zod/mini';
import type { Localized } from '#domain/shared/language.ts';
import { type RequestItem, mostItems, requestItems } from '../../adapters/http/contracts/request-items.ts';

export interface NamedItem extends RequestItem {
  readonly name: Localized;
}

interface ProductName {
  /** English. */
  readonly slug: string;
  readonly name: Localized;
}

/** The products that a link asks for, each once; parts of it that make no sense are left out. */
const itemsOf = (text: string): readonly RequestItem[] => {
  const items = text.split(',').flatMap((part) => z.safeDecode(requestItems, part).data ?? []);
  const first = new Map(items.toReversed().map((item) => [item.slug, item]));
  return items.filter((item) => first.get(item.slug) === item).slice(0, mostItems);
};

/**
 * The products that an address asks for in its `items`, as the contract's `requestItems` writes them; unknown ones are
 * left out.
 * @param productNames is not called when there is nothing to name
 */
export const requestedItems = async (
  url: string,
  productNames: () => Promise<readonly ProductName[]>,
): Promise<readonly NamedItem[]> => {
  const items = itemsOf(new URL(url).searchParams.get('items') ?? '');
  if (items.length === 0) return [];
  const names = new Map((await productNames()).map(({ slug, name }) => [slug, name]));
  return items.flatMap((item) => {
    const name = names.get(item.slug);
    return name ? [{ ...item, name }] : [];
  });
};
