import type { DataSource } from 'typeorm';
import type { Variant } from '#domain/catalogue/products/variant.ts';
import type { NamesOfProduct } from '#domain/requests/name-item.ts';
import { fillText } from '#domain/shared/fill-text.ts';
import { type Localized, inEachLanguage } from '#domain/shared/language.ts';
import { apiTexts } from '../texts/texts.ts';

interface FormerRow {
  readonly slug: string;
  readonly name: Localized;
  readonly variants: readonly Variant[];
}

/** Says in a product's name that the catalogue no longer has it. */
const formerName = (name: Localized): Localized =>
  inEachLanguage((language) => fillText(apiTexts[language].formerName, { name: name[language] }));

/** Names of products that the catalogue no longer has, by slug in either language; unknown slugs are left out. */
export const findFormerNames = async (
  dataSource: DataSource,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, NamesOfProduct>> => {
  if (slugs.length === 0) return new Map();
  const rows = await dataSource.query<FormerRow[]>(
    `SELECT slug, name, variants
     FROM former_products, unnest(ARRAY[slug_tr, slug_en]) AS slug
     WHERE (slug_en = ANY ($1) OR slug_tr = ANY ($1)) AND slug = ANY ($1)`,
    [slugs],
  );
  return new Map(
    rows.map(({ slug, name, variants }) => [
      slug,
      { name: formerName(name), variants: new Map(variants.map((variant) => [variant.ref, variant.name])) },
    ]),
  );
};
