import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';
import Negotiator from 'negotiator';
import { isPlainUrl } from '#domain/site/plain-url.ts';
import { sendProblem } from './problems.ts';

/** Enough for a link to a request with the maximum number of products. */
const maxUrlLength = 8192;

/** Why the URL is malformed, if it is. The router has checked its percent-encoding. */
const problemOf = (url: string): string | undefined => {
  // Clients keep fragments to themselves (RFC 9112, 3.2.1), and the router would take what follows for a query.
  if (url.includes('#')) return 'The address of a request has no fragment.';
  // Browsers and URL parsers read what follows `//` or `/\\` as a host.
  if (!/^\/(?![/\\])/u.test(url)) return 'The address must begin with one slash.';
  const [path = ''] = url.split('?', 1);
  if (/[\p{Cc}\u{2028}\u{2029}]/u.test(decodeURIComponent(path)) || /%00/u.test(url))
    return 'The address holds a control character.';
  return undefined;
};

const apiUrl = /^\/api(?:[/?]|$)/u;

type RequestHead = Pick<IncomingMessage, 'method' | 'headers'>;

const isReading = ({ method }: RequestHead): boolean => method === 'GET' || method === 'HEAD';

/** Whether the client takes a page, as browsers say; others get problem documents. */
const asksForPage = (request: RequestHead, url: string): boolean =>
  isReading(request) &&
  !apiUrl.test(url) &&
  request.headers.accept !== undefined &&
  new Negotiator(request).mediaType(['text/html']) !== undefined;

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * The URL of a page with each `%` that encodes nothing encoded itself: `/50%` is `/50%25`. So a visitor gets the page of
 * what was typed, mostly the not-found page; the router would refuse the URL before any hook runs.
 */
export const repairEncoding = (request: IncomingMessage): string => {
  const { url = '/' } = request;
  if (!url.includes('%')) return url;
  const [path = ''] = url.split('?', 1);
  if (isDecodable(path) || !asksForPage(request, url)) return url;
  const repaired = path.replaceAll(/(?:%[\dA-F]{2})+|%/giu, (encoded) =>
    isDecodable(encoded) ? encoded : encoded.replaceAll('%', '%25'),
  );
  return repaired + url.slice(path.length);
};

/** The URL of a page without NULs in its query; `undefined` if there are none. Such a link still leads to the page. */
const withoutNul = (url: string): string | undefined => {
  const [path = ''] = url.split('?', 1);
  const query = url.slice(path.length);
  return apiUrl.test(url) || !query.includes('%00') ? undefined : path + query.replaceAll('%00', '');
};

/** Control characters, as in a link that was copied with the end of its line; U+2028 and U+2029 end lines too. */
const encodedControls = /%(?:[01][\dA-F]|7F|C2%[89][\dA-F]|E2%80%A[89])/giu;

/** The URL that was meant by one with control characters or with more than one slash at its beginning. */
const withoutFaults = (url: string): string => {
  const [path = ''] = url.split('?', 1);
  const query = url.slice(path.length);
  return path.replaceAll(encodedControls, '').replace(/^[/\\]+/u, '/') + query.replaceAll('%00', '');
};

/** Rejects malformed URLs before routing; redirects those that can be repaired. */
export const malformedUrls = fp(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (isPlainUrl(request.url)) return undefined;
      // The server as a whole (RFC 9112, 3.2.4).
      if (request.method === 'OPTIONS' && request.url === '*') return undefined;
      if (request.url.length > maxUrlLength) {
        return sendProblem(reply, 414, `An address may have ${maxUrlLength} characters.`);
      }
      const problem = problemOf(request.url);
      if (problem === undefined) return undefined;
      const repaired = asksForPage(request.raw, request.url)
        ? withoutFaults(request.url)
        : isReading(request.raw)
          ? withoutNul(request.url)
          : undefined;
      if (repaired !== undefined && problemOf(repaired) === undefined) return reply.redirect(repaired, 301);
      return sendProblem(reply, 400, problem);
    });
  },
  { name: 'malformed-urls', dependencies: ['problems'] },
);
