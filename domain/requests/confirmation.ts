import type { RequestRecord, VisitorRequest } from '#domain/requests/visitor-request.ts';
import { type NamesOfProduct, nameItem } from '#domain/requests/name-item.ts';

/** Data that a visitor is mailed about their request: nothing that anybody typed. */
export interface Confirmation extends Pick<
  VisitorRequest,
  'id' | 'reference' | 'kind' | 'language' | 'email'
> {
  /** Products with their names in the visitor's language, and those of variants with their REF. */
  readonly products: readonly { readonly name: string; readonly quantity: number; readonly unit?: string }[];
  /** Number of requested products and variants that the catalogue does not have. Their slugs and REFs may say anything. */
  readonly unknownProducts: number;
}

/** @param names by slug, of the catalogue */
export const toConfirmation = (
  { id, reference, kind, language, email, products }: RequestRecord,
  names: ReadonlyMap<string, NamesOfProduct>,
): Confirmation => {
  const known = products.flatMap(({ slug, ref, quantity, unit }) => {
    const { name, variantName } = nameItem({ slug, ...(ref !== undefined && { ref }) }, names);
    if (!names.has(slug) || (ref !== undefined && !variantName)) return [];
    const code = ref === undefined ? '' : ` (REF ${ref})`;
    const variant = variantName ? `, ${variantName[language]}${code}` : '';
    return [{ name: name[language] + variant, quantity, ...(unit !== undefined && { unit }) }];
  });
  const unknownProducts = products.length - known.length;
  return { id, reference, kind, language, email, products: known, unknownProducts };
};
