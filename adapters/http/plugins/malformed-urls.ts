import fp from 'fastify-plugin';
import { sendProblem } from './problems.ts';

/** In characters; a link to a request for the maximum number of products fits. */
const maxUrlLength = 8192;

/** Why no route can have this URL. The router has checked that it can be decoded. */
const problemOf = (url: string): string | undefined => {
  // Browsers and URL parsers read `//host` and `/\\host` as another host.
  if (!/^\/(?![/\\])/u.test(url)) return 'The address must begin with one slash.';
  const [path = ''] = url.split('?', 1);
  if (/[\p{Cc}\u{2028}\u{2029}]/u.test(decodeURIComponent(path)) || /%00/u.test(url))
    return 'The address holds a control character.';
  return undefined;
};

/** vike would answer these with the page context as JSON. */
const pageContextUrl = /\/index\.pageContext\.json(?:[?#]|$)/u;

const apiUrl = /^\/api(?:[/?]|$)/u;

/** The URL of a page without the NULs in its query, so that such a link still leads to the page. */
const withoutNul = (url: string): string | undefined => {
  const [path = ''] = url.split('?', 1);
  const query = url.slice(path.length);
  return apiUrl.test(url) || !query.includes('%00') ? undefined : path + query.replaceAll('%00', '');
};

/** Rejects URLs that no route can have. */
export const malformedUrls = fp(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (request.url.length > maxUrlLength) {
        return sendProblem(reply, 414, `An address may have ${maxUrlLength} characters.`);
      }
      const problem = problemOf(request.url);
      const repaired = ['GET', 'HEAD'].includes(request.method) ? withoutNul(request.url) : undefined;
      if (repaired !== undefined && problemOf(repaired) === undefined) return reply.redirect(repaired, 301);
      if (problem !== undefined) return sendProblem(reply, 400, problem);
      if (pageContextUrl.test(decodeURIComponent(request.url.split('?', 1).join(''))))
        return sendProblem(reply, 404, 'There is nothing at this address.');
      return undefined;
    });
  },
  { name: 'malformed-urls', dependencies: ['problems'] },
);
