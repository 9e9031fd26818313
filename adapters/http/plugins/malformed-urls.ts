import fp from 'fastify-plugin';
import { sendProblem } from './problems.ts';

/** Characters: room for a link to a request of as many products as one may hold. Longer ones nobody looks at. */
const maxUrlLength = 8192;

/** Why no page or call could have the address; the router has seen that it can be decoded. */
const faultOf = (url: string): string | undefined => {
  // `//host` and `/\\host` are the addresses of others, to browsers and to the parser of addresses.
  if (!/^\/(?![/\\])/u.test(url)) return 'The address must begin with one slash.';
  const [path = ''] = url.split('?', 1);
  if (/[\p{Cc}\u{2028}\u{2029}]/u.test(decodeURIComponent(path)) || /%00/u.test(url))
    return 'The address holds a control character.';
  return undefined;
};

/** An address that vike would answer with data of its own about whatever page. */
const ofVike = /\/index\.pageContext\.json(?:[?#]|$)/u;

const isCall = /^\/api(?:[/?]|$)/u;

/** The address of a page without the NULs of its query: whoever followed such a link shall see the page. */
const withoutNul = (url: string): string | undefined => {
  const [path = ''] = url.split('?', 1);
  const query = url.slice(path.length);
  return isCall.test(url) || !query.includes('%00') ? undefined : path + query.replaceAll('%00', '');
};

/** Refuses addresses that no page or call could have. */
export const malformedUrls = fp(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (request.url.length > maxUrlLength) {
        return sendProblem(reply, 414, `An address may have ${maxUrlLength} characters.`);
      }
      const fault = faultOf(request.url);
      const mended = ['GET', 'HEAD'].includes(request.method) ? withoutNul(request.url) : undefined;
      if (mended !== undefined && faultOf(mended) === undefined) return reply.redirect(mended, 301);
      if (fault !== undefined) return sendProblem(reply, 400, fault);
      if (ofVike.test(decodeURIComponent(request.url.split('?', 1).join(''))))
        return sendProblem(reply, 404, 'There is nothing at this address.');
      return undefined;
    });
  },
  { name: 'bad-paths', dependencies: ['problems'] },
);
