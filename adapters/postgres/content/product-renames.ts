import type { EntityManager } from 'typeorm';
import type { ContentProblem } from '#domain/content/problems.ts';
import type { Redirect } from '#domain/site/redirect.ts';
import { paths } from '#domain/site/pages.ts';

/** Notes slugs and names of products, to be compared with those after a load. Needs a transaction. */
export const noteProducts = async (manager: EntityManager): Promise<void> => {
  await manager.query(`
    CREATE TEMPORARY TABLE products_before ON COMMIT DROP AS
    SELECT slug_en, slug_tr, name_en, name_tr FROM products`);
  // The planner knows nothing about a new table.
  await manager.query('ANALYZE products_before');
};

/**
 * Slugs that no product has any more, though one has the other slug, or a name, of the product that had them. Joins on
 * one column each, so that a load of many products takes no longer than reading them.
 */
const selectMoved = `
  WITH former AS (
    SELECT slug_en COLLATE "default" AS slug, * FROM products_before
    UNION ALL
    SELECT slug_tr, * FROM products_before WHERE slug_tr <> slug_en
  ), gone AS MATERIALIZED (
    SELECT * FROM former
    WHERE NOT EXISTS (SELECT FROM products p WHERE p.slug_en COLLATE "default" = former.slug)
      AND NOT EXISTS (SELECT FROM products p WHERE p.slug_tr = former.slug)
  )
  SELECT DISTINCT ON (slug) slug AS former, present FROM (
    SELECT 1 AS rank, gone.slug, p.slug_en AS present FROM gone JOIN products p ON p.slug_en = gone.slug_en
    UNION ALL
    SELECT 2, gone.slug, p.slug_en FROM gone JOIN products p ON p.slug_tr = gone.slug_tr
    UNION ALL
    SELECT 3, gone.slug, p.slug_en FROM gone JOIN products p ON p.name_en = gone.name_en
    UNION ALL
    SELECT 4, gone.slug, p.slug_en FROM gone JOIN products p ON p.name_tr = gone.name_tr
  ) AS moved
  ORDER BY slug, rank`;

/** Pages of products that the load moved, from their former to their present paths. */
export const findMovedProducts = async (manager: EntityManager): Promise<Redirect[]> => {
  const rows = await manager.query<{ former: string; present: string }[]>(selectMoved);
  return rows.map(({ former, present }) => ({ from: paths.product(former), to: paths.product(present) }));
};

/** Names that a product no longer has. */
const selectRenamed = `
  SELECT b.name_en, b.name_tr FROM products_before b JOIN products p ON p.slug_en = b.slug_en
  WHERE (p.name_en, p.name_tr) IS DISTINCT FROM (b.name_en, b.name_tr)
  UNION
  SELECT b.name_en, b.name_tr FROM products_before b JOIN products p ON p.slug_tr = b.slug_tr
  WHERE (p.name_en, p.name_tr) IS DISTINCT FROM (b.name_en, b.name_tr)`;

/** Parameters: $1 English and $2 Turkish names. Accessories of these names that are the name of no product. */
const selectUnlinked = `
  SELECT p.category, p.slug_en AS slug, accessory->>'en' AS name
  FROM products p, jsonb_array_elements(p.definition -> 'gallery') AS accessory
  WHERE (accessory->>'en' = ANY ($1) OR accessory->>'tr' = ANY ($2))
    AND NOT EXISTS (SELECT FROM products o WHERE o.name_en = accessory->>'en')
    AND NOT EXISTS (SELECT FROM products o WHERE o.name_tr = accessory->>'tr')
  ORDER BY p.category, p.slug_en`;

/** Galleries that name a product by a name that it had before the load, which is no link any more. */
export const findUnlinkedAccessories = async (manager: EntityManager): Promise<ContentProblem[]> => {
  const renamed = await manager.query<{ name_en: string; name_tr: string }[]>(selectRenamed);
  if (renamed.length === 0) return [];
  const rows = await manager.query<{ category: string; slug: string; name: string }[]>(selectUnlinked, [
    renamed.map((row) => row.name_en),
    renamed.map((row) => row.name_tr),
  ]);
  return rows.map(({ category, slug, name }) => ({
    file: `products/${category}/${slug}.yaml`,
    line: 1,
    text: `gallery: the product "${name}" has another name now: write that one`,
  }));
};
