import type { Language } from '#domain/shared/language.ts';

/** The forms of the site: offers, technical service, customised manufacturing, the catalogue. */
export const requestKinds = ['offer', 'technicalService', 'oem', 'catalogue'] as const;

export type RequestKind = (typeof requestKinds)[number];

interface RequestedProduct {
  readonly slug: string;
  /** Of a variant; left out for the product as a whole. */
  readonly ref?: string;
  /** At least 1. */
  readonly quantity: number;
}

/** A submitted form. Texts are trimmed; optional ones may be empty. */
export interface Submission {
  readonly kind: RequestKind;
  readonly name: string;
  readonly email: string;
  readonly country: string;
  readonly phone: string;
  /** May have several lines. */
  readonly message: string;
  readonly products: readonly RequestedProduct[];
  /** Language of the form. */
  readonly language: Language;
  /** Version of the privacy notice below the form; empty when the form showed none. */
  readonly noticeVersion: string;
  /** Probably submitted by a bot: stored, but staff are not notified. */
  readonly suspicious: boolean;
}

/** What two duplicates have in common; the page's language, for one, may differ. */
export type RequestContent = Pick<
  Submission,
  'kind' | 'name' | 'email' | 'country' | 'phone' | 'message' | 'products'
>;

/** A submission that is about to be stored. */
export interface NewRequest extends Omit<Submission, 'products'> {
  /** UUID. */
  readonly id: string;
  readonly receivedAt: Date;
  /**
   * With their Turkish names, or slugs where the catalogue does not have the product. A variant without a name is one
   * that the catalogue does not have.
   */
  readonly products: readonly (RequestedProduct & { readonly name: string; readonly variantName?: string })[];
}

/** A submission as it is stored. */
export interface VisitorRequest extends NewRequest {
  /** Eight digits, unique: what visitors and staff name it by. */
  readonly reference: string;
}

/** A request with the state of its notification. */
export interface RequestRecord extends VisitorRequest {
  /** When staff were notified. */
  readonly notifiedAt?: Date;
  /** Id of the digest that the request was deferred to. */
  readonly digest?: string;
}

export const requestStates = ['notified', 'waiting', 'parked', 'suspicious'] as const;

/** `parked`: the notification failed for days and is no longer retried. */
export type RequestState = (typeof requestStates)[number];
