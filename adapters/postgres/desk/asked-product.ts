import type { EntityManager } from 'typeorm';
import { isRef } from '#domain/catalogue/products/variant.ts';
import type { AskedProduct } from './request-filter.ts';

/** Products that have a variant, or a slug, in the catalogue or in its past. */
const selectSlugs = (table: 'products' | 'former_products', byRef: boolean): string =>
  `SELECT slug_en, slug_tr FROM ${table} WHERE ${
    byRef
      ? "variants @> jsonb_build_array(jsonb_build_object('ref', $1::text))"
      : 'slug_en = $1 OR slug_tr = $1'
  }`;

/** Finds what a filter for a product selects: requests have slugs of either language. */
export const findAsked = async (
  manager: EntityManager,
  text: string | undefined,
): Promise<AskedProduct | undefined> => {
  const name = text?.trim();
  if (!name || name.includes('\0')) return undefined;
  const ref = name.toUpperCase();
  const byRef = isRef(ref);
  const slugsBy = async (isByRef: boolean, value: string): Promise<readonly string[]> => {
    const rows = await manager.query<{ slug_en: string; slug_tr: string }[]>(
      `${selectSlugs('products', isByRef)} UNION ALL ${selectSlugs('former_products', isByRef)}`,
      [value],
    );
    return rows.flatMap((row) => [row.slug_en, row.slug_tr]);
  };
  return {
    slugs: [name, ...(await slugsBy(false, name))],
    ref,
    slugsOfRef: byRef ? await slugsBy(true, ref) : [],
  };
};
