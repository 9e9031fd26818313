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
}

const pattern = /^(\d{8})_(\d{4}-\d{2}-\d{2})_(\w+)$/u;

/** Reads the cookie, which anybody may have written: the newest request first, each once. */
export const decodeSentRequests = (value: string): readonly SentRequest[] => {
  const requests = value.split('.').flatMap((part): SentRequest[] => {
    const [, reference, day, name] = pattern.exec(part) ?? [];
    const kind = requestKinds.find((known) => known === name);
    return reference !== undefined && day !== undefined && kind && !Number.isNaN(Date.parse(day))
      ? [{ reference, day, kind }]
      : [];
  });
  return [...new Map(requests.map((request) => [request.reference, request])).values()].slice(
    0,
    maxSentRequests,
  );
};

const encode = ({ reference, day, kind }: SentRequest): string => `${reference}_${day}_${kind}`;

/** The cookie once a request was sent, as `50789616_2026-11-27_offer` with a dot between two. */
export const withSentRequest = (value: string, request: SentRequest): string =>
  decodeSentRequests([encode(request), value].join('.'))
    .map(encode)
    .join('.');
