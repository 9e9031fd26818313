import type { Language } from '#domain/shared/language.ts';

/** The forms of the site: offers, technical service, customised manufacturing, the catalogue. */
export const requestKinds = ['offer', 'technicalService', 'oem', 'catalogue'] as const;

export type RequestKind = (typeof requestKinds)[number];

interface RequestedProduct {
  readonly slug: string;
  /** Pieces, at least 1. */
  readonly quantity: number;
}

/** What a visitor wrote. Texts are trimmed; one that was not given is empty. */
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
  /** Version of the privacy notice that stood under the form; empty when the form showed none. */
  readonly noticeVersion: string;
  /** Filled in by a machine, as far as can be told: kept, but staff are not told. */
  readonly suspicious: boolean;
}

/** What makes one submission the same as another: the page's language, for one, does not. */
export type RequestContent = Pick<
  Submission,
  'kind' | 'name' | 'email' | 'country' | 'phone' | 'message' | 'products'
>;

/** A submission as it is kept. */
export interface VisitorRequest extends Omit<Submission, 'products'> {
  /** UUID. */
  readonly id: string;
  readonly receivedAt: Date;
  /** Named in Turkish, for the staff; by slug where the catalogue does not know the product. */
  readonly products: readonly (RequestedProduct & { readonly name: string })[];
}

/** A request with what became of it. */
export interface RequestRecord extends VisitorRequest {
  /** When staff were told; not there before. */
  readonly notifiedAt?: Date;
  /** The gathered mail that the request waits for or went out with. */
  readonly digest?: string;
}

export const requestStates = ['notified', 'waiting', 'parked', 'suspicious'] as const;

/** `parked`: telling staff has failed for days and is not tried any more. */
export type RequestState = (typeof requestStates)[number];
