import { type RequestKind, requestKinds } from '#domain/requests/visitor-request.ts';

/** Name of the cookie with the requests that were sent from the browser. */
export const sentRequestsCookie = 'sent-requests';

/** Days for which a browser remembers what was sent from it, after the last request. */
export const sentRequestsDays = 30;

const maxSentRequests = 5;

/** Makes the browser forget its requests, and the receipt of the last one; a language prefix selects the language. */
export const forgetRequestsPath = '/request/forget';

/** Name of the field with the path of the page that is shown then. */
export const forgetPageField = 'sayfa';

/** A request as the browser that sent it remembers it: nothing that opens it or says whose it is. */
export interface SentRequest {
  /** Eight digits. */
  readonly reference: string;
  readonly kind: RequestKind;
  /** Day in Türkiye, as 2026-01-31. */
  readonly day: string;
  /** Time in Türkiye, as 09:05. */
  readonly time: string;
  /** Number of products; left out without any. */
  readonly products?: number;
}

const pattern = /^(\d{8})_(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3])([0-5]\d)_([a-zA-Z]+)(?:_([1-9]\d{0,2}))?$/u;

/** Reads the cookie, which anybody may have written: the newest request first, each once. */
export const decodeSentRequests = (value: string): readonly SentRequest[] => {
  const requests = value.split('.').flatMap((part): SentRequest[] => {
    const [, reference, day, hours, minutes, name, products] = pattern.exec(part) ?? [];
    const kind = requestKinds.find((known) => known === name);
    return reference !== undefined && day !== undefined && kind && !Number.isNaN(Date.parse(day))
      ? [
          {
            reference,
            day,
            kind,
            time: `${hours}:${minutes}`,
            ...(products !== undefined && { products: Number(products) }),
          },
        ]
      : [];
  });
  return [...new Map(requests.map((request) => [request.reference, request])).values()].slice(
    0,
    maxSentRequests,
  );
};

const encode = ({ reference, day, time, kind, products }: SentRequest): string =>
  [reference, `${day}T${time.replace(':', '')}`, kind, ...(products === undefined ? [] : [products])].join(
    '_',
  );

/** The cookie once a request was sent, as `50789616_2026-11-27T0905_offer_3` with a dot between two. */
export const withSentRequest = (value: string, request: SentRequest): string =>
  decodeSentRequests([encode(request), value].join('.'))
    .map(encode)
    .join('.');
