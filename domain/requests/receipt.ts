import { detailFields } from '#domain/requests/request-details.ts';
import type { RequestContent, VisitorRequest } from '#domain/requests/visitor-request.ts';
import { type NamesOfProduct, nameItem } from '#domain/requests/name-item.ts';
import type { Localized } from '#domain/shared/language.ts';

/** Names of the texts that a receipt repeats: all that a visitor enters, without the telephone. */
export const repeatedFields = ['name', 'country', 'message', ...detailFields] as const;

export type RepeatedField = (typeof repeatedFields)[number];

/**
 * Data of their request that a visitor is shown. Personal: others who open its address get it without texts, files and
 * e-mail address.
 */
export interface Receipt extends Pick<VisitorRequest, 'reference' | 'email'> {
  /** Texts as they were read; without empty ones. */
  readonly texts: Readonly<Partial<Record<RepeatedField, string>>>;
  /** Names of the files. */
  readonly files: readonly string[];
  /** Lines of a pasted order that are no products of the request. Left out without any. */
  readonly orderLines?: string;
  /** Whether the site mails confirmations of such requests. Whether this one is within the limits is nobody's to know. */
  readonly hasConfirmation: boolean;
  readonly products: readonly {
    readonly slug: string;
    readonly ref?: string;
    readonly quantity: number;
    /** See unit.ts; left out for pieces. */
    readonly unit?: string;
    readonly name: Localized;
    /** Left out for a product as a whole, and for a variant that the catalogue does not have. */
    readonly variantName?: Localized;
  }[];
}

/** @param names by slug; a product without one is named by the words of its slug */
export const toReceipt = (
  { reference, hasConfirmation }: Pick<Receipt, 'reference' | 'hasConfirmation'>,
  { email, products, orderLines, attachments, ...content }: RequestContent,
  names: ReadonlyMap<string, NamesOfProduct>,
): Receipt => ({
  reference,
  email,
  hasConfirmation,
  texts: Object.fromEntries(
    repeatedFields.flatMap((field) => (content[field] === '' ? [] : [[field, content[field]]])),
  ),
  files: attachments.map(({ name }) => name),
  ...(orderLines !== '' && { orderLines }),
  products: products.map(({ slug, ref, quantity, unit }) => {
    const item = { slug, ...(ref !== undefined && { ref }) };
    return { ...item, quantity, ...(unit !== undefined && { unit }), ...nameItem(item, names) };
  }),
});

/** A receipt with the id of its request, which only the visitor gets to know. */
export interface IdentifiedReceipt {
  readonly id: string;
  readonly receipt: Receipt;
}
