import type { Attachment } from '#domain/requests/files/attachment.ts';
import type { RequestDetails } from '#domain/requests/request-details.ts';
import type { Language } from '#domain/shared/language.ts';

/** The forms of the site: offers, technical service, customised manufacturing, the catalogue. */
export const requestKinds = ['offer', 'technicalService', 'oem', 'catalogue'] as const;

export type RequestKind = (typeof requestKinds)[number];

interface RequestedProduct {
  readonly slug: string;
  /** REF of a variant; left out for the product as a whole. */
  readonly ref?: string;
  /** Quantity, at least 1. */
  readonly quantity: number;
  /** See unit.ts; left out for pieces. */
  readonly unit?: string | undefined;
}

/** A submitted form. Texts are trimmed; optional ones may be empty. */
export interface Submission extends RequestDetails {
  readonly kind: RequestKind;
  readonly name: string;
  readonly email: string;
  readonly country: string;
  readonly phone: string;
  /** May have several lines. */
  readonly message: string;
  readonly products: readonly RequestedProduct[];
  /** Lines of a pasted order that name no product for sure, as the visitor left them; may be empty. */
  readonly orderLines: string;
  /** Stored files. */
  readonly attachments: readonly Attachment[];
  /** Language of the form. */
  readonly language: Language;
  /** Version of the privacy notice below the form; empty when the form showed none. */
  readonly noticeVersion: string;
  /** Probably submitted by a bot; the mail to staff says so. */
  readonly suspicious: boolean;
  /** Test request of an operator: neither seen by staff nor counted. Default: false. */
  readonly probe?: boolean;
}

/** Fields that two duplicates have in common; the page's language, for one, may differ. */
export type RequestContent = Pick<
  Submission,
  | 'kind'
  | 'name'
  | 'email'
  | 'country'
  | 'phone'
  | 'message'
  | 'products'
  | 'orderLines'
  | 'attachments'
  | keyof RequestDetails
>;

/** A submission that is about to be stored. */
export interface NewRequest extends Omit<Submission, 'products'> {
  /** UUID. */
  readonly id: string;
  readonly receivedAt: Date;
  /**
   * Products with their Turkish names, or the words of their slugs where the catalogue does not have the product. A
   * variant without a name is one that the catalogue does not have.
   */
  readonly products: readonly (RequestedProduct & { readonly name: string; readonly variantName?: string })[];
}

/** A submission as it is stored. */
export interface VisitorRequest extends NewRequest {
  /** Eight digits, unique: what visitors and staff name it by. */
  readonly reference: string;
}

/** Why a visitor gets no confirmation: the limits against misuse, or an address that takes no mail. */
export type ConfirmationDecline = 'limit' | 'address';

/** A request with the state of its notification and of the visitor's confirmation. */
export interface RequestRecord extends VisitorRequest {
  /** Time at which staff were notified. */
  readonly notifiedAt?: Date;
  /** Time at which the mail to staff was written to a file, which notifies nobody. */
  readonly filedAt?: Date;
  /** Id of the digest that the request was deferred to. */
  readonly digest?: string;
  /** Time at which the confirmation was sent. */
  readonly confirmedAt?: Date;
  readonly confirmationDeclined?: ConfirmationDecline;
}

export const requestStates = ['notified', 'waiting', 'filed', 'parked', 'suspicious'] as const;

/** `filed`: the mail is a file; `parked`: the notification failed for days and is no longer retried. */
export type RequestState = (typeof requestStates)[number];

export const confirmationStates = ['sent', 'waiting', 'failed', 'limit', 'address', 'none'] as const;

/** `failed`: the mail server took none for hours; `none`: there was to be none, as for a suspicious request. */
export type ConfirmationState = (typeof confirmationStates)[number];

/** A request as staff see it in lists. */
export interface ListedRequest extends RequestRecord {
  readonly state: RequestState;
  readonly confirmation: ConfirmationState;
}
