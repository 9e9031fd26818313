import { type Language, type Localized, inEachLanguage } from '#domain/shared/language.ts';

/** Headers that say for whom a response is, and who may store it for how long. */
export type DeliveryHeaders = Readonly<Record<string, string>>;

/** Key on every response that a CDN stores; what has it is purged when the content changes. */
export const purgeKey = 'site-content';

/** CDNs are purged when the content changes, so this only bounds what a purge that never arrives leaves behind. */
const storedSeconds = 86_400;

const staleDirectives = `stale-while-revalidate=60, stale-if-error=${storedSeconds}`;

/** Fastly purges by Surrogate-Key, Cloudflare by Cache-Tag. */
const purgeKeys = { 'surrogate-key': purgeKey, 'cache-tag': purgeKey };

/**
 * Headers of responses that a CDN stores. With s-maxage Cloudflare does not serve stale responses, so it has a header
 * of its own (RFC 9213); browsers revalidate.
 */
const stored: DeliveryHeaders = {
  'cache-control': `public, max-age=0, s-maxage=${storedSeconds}, ${staleDirectives}`,
  'cdn-cache-control': `max-age=${storedSeconds}, ${staleDirectives}`,
  ...purgeKeys,
};

const storedBriefly: DeliveryHeaders = {
  'cache-control': 'public, max-age=0, s-maxage=1',
  'cdn-cache-control': 'max-age=1',
  ...purgeKeys,
};

const onlyBrowsers: DeliveryHeaders = { 'cache-control': 'private, no-cache' };

const revalidated: DeliveryHeaders = { 'cache-control': 'no-cache' };

/** The same objects for all responses of a kind: the headers of cached responses are made once for each of them. */
export interface Delivery {
  /** Headers for URLs that say everything about their response, which is complete and has an ETag if it is a page. */
  readonly shared: Readonly<Record<Language, DeliveryHeaders>>;
  /**
   * Headers for URLs that say everything about their response, where a CDN has to get it again soon: its ETag is not
   * known yet.
   */
  readonly incomplete: Readonly<Record<Language, DeliveryHeaders>>;
  /** Headers for URLs whose language depends on the visitor. */
  readonly negotiated: Readonly<Record<Language, DeliveryHeaders>>;
  /** Headers for pages that are made for one visitor, such as those with a form. */
  readonly personal: Readonly<Record<Language, DeliveryHeaders>>;
  /** Headers for the API. */
  readonly api: DeliveryHeaders;
  /** Headers for files with a hash of their content in the URL. */
  readonly file: DeliveryHeaders;
}

/** Header of files with a hash of their content in the URL. */
export const oneYear: DeliveryHeaders = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Header of files whose URL stays the same when they change. */
export const oneDay: DeliveryHeaders = { 'cache-control': 'public, max-age=86400' };

const inLanguages = (headers: DeliveryHeaders): Localized<DeliveryHeaders> =>
  inEachLanguage((language) => ({ ...headers, 'content-language': language }));

/** Returns the headers of a cached response whose URL says everything about it. A missing page may be there soon. */
export const deliveryOfCached = (
  delivery: Delivery,
  language: Language,
  { status }: { readonly status?: number },
): DeliveryHeaders => delivery[status === 404 ? 'incomplete' : 'shared'][language];

/** @param cdn whether a CDN stands before the site; then responses say what it may store */
export const createDelivery = (cdn: boolean): Delivery => {
  const unstored = cdn ? onlyBrowsers : revalidated;
  return {
    shared: inLanguages(cdn ? stored : revalidated),
    incomplete: inLanguages(cdn ? storedBriefly : revalidated),
    negotiated: inLanguages({ ...unstored, vary: 'Accept-Language, Cookie' }),
    personal: inLanguages({ ...onlyBrowsers, vary: 'Cookie' }),
    api: revalidated,
    file: oneYear,
  };
};
