import fp from 'fastify-plugin';
import { isPlainUrl } from './plain-url.ts';
import { sendProblem } from './problems.ts';

/** Enough for a link to a request with the maximum number of products. */
const maxUrlLength = 8192;

/** Why the URL is malformed, if it is. The router has checked its percent-encoding. */
const problemOf = (url: string): string | undefined => {
  // Browsers and URL parsers read what follows `//` or `/\\` as a host.
  if (!/^\/(?![/\\])/u.test(url)) return 'The address must begin with one slash.';
  const [path = ''] = url.split('?', 1);
  if (/[\p{Cc}\u{2028}\u{2029}]/u.test(decodeURIComponent(path)) || /%00/u.test(url))
    return 'The address holds a control character.';
  return undefined;
};

const apiUrl = /^\/api(?:[/?]|$)/u;

/** The URL of a page without NULs in its query; `undefined` if there are none. Such a link still leads to the page. */
const withoutNul = (url: string): string | undefined => {
  const [path = ''] = url.split('?', 1);
  const query = url.slice(path.length);
  return apiUrl.test(url) || !query.includes('%00') ? undefined : path + query.replaceAll('%00', '');
};

/** Rejects malformed URLs before routing; redirects those that can be repaired. */
export const malformedUrls = fp(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (isPlainUrl(request.url)) return undefined;
      if (request.url.length > maxUrlLength) {
        return sendProblem(reply, 414, `An address may have ${maxUrlLength} characters.`);
      }
      const problem = problemOf(request.url);
      const repaired = ['GET', 'HEAD'].includes(request.method) ? withoutNul(request.url) : undefined;
      if (repaired !== undefined && problemOf(repaired) === undefined) return reply.redirect(repaired, 301);
      if (problem !== undefined) return sendProblem(reply, 400, problem);
      return undefined;
    });
  },
  { name: 'malformed-urls', dependencies: ['problems'] },
);
