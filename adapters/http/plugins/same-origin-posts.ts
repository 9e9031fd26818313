import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { sendProblem } from './problems.ts';
import { apiTexts, inAllLanguages } from '../../texts/texts.ts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/**
 * Whether a page of another site sent the request. Browsers say so in Sec-Fetch-Site, which they set whatever lies between
 * them and the site; those that do not have it, and all on plain HTTP, in Origin or in Referer. Without any of them it was
 * no browser's form: a program has no visitor's cookies to misuse.
 */
const isFromElsewhere = ({ headers, host }: FastifyRequest, publicHost: string | undefined): boolean => {
  const { origin, referer, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const page = origin ?? referer;
  if (page === undefined) return false;
  const from = hostOf(page);
  // `Origin: null` has no host: a sandboxed frame, or a page that hides where it is.
  return from === undefined || (from !== host && from !== publicHost);
};

/** Refuses what pages of other origins post, forms without JavaScript included. */
export const sameOriginPosts = fp(
  async (app, { publicUrl }: { readonly publicUrl: string }) => {
    const publicHost = hostOf(publicUrl);
    app.addHook('onRequest', async (request, reply) => {
      if (safeMethods.has(request.method) || !isFromElsewhere(request, publicHost)) return undefined;
      return sendProblem(
        reply,
        403,
        inAllLanguages((language) => apiTexts[language].foreignForm),
      );
    });
  },
  { name: 'same-origin-posts', dependencies: ['problems'] },
);
