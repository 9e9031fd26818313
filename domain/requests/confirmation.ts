import type { RequestRecord, VisitorRequest } from '#domain/requests/visitor-request.ts';
import type { Localized } from '#domain/shared/language.ts';

/** What a visitor is mailed about their request: nothing that anybody typed. */
export interface Confirmation extends Pick<
  VisitorRequest,
  'id' | 'reference' | 'kind' | 'language' | 'email'
> {
  /** With their names in the visitor's language. */
  readonly products: readonly { readonly name: string; readonly quantity: number }[];
  /** Number of requested products that the catalogue does not have. Their slugs may say anything. */
  readonly unknownProducts: number;
}

/** @param names by slug, of the catalogue */
export const toConfirmation = (
  { id, reference, kind, language, email, products }: RequestRecord,
  names: ReadonlyMap<string, Localized>,
): Confirmation => {
  const known = products.flatMap(({ slug, quantity }) => {
    const name = names.get(slug);
    return name ? [{ name: name[language], quantity }] : [];
  });
  const unknownProducts = products.length - known.length;
  return { id, reference, kind, language, email, products: known, unknownProducts };
};
