import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod/mini';
import { inFormOf } from '#domain/site/page-address.ts';
import { inEveryForm } from '#domain/site/paths.ts';
import { isFormPath, paths } from '#domain/site/pages.ts';
import { forgetPageField, forgetRequestsPath } from '#contracts/sent-requests.ts';
import { pageAddressOf } from '../pages/page-address.ts';
import { forgetRequests } from '../forms/sent-requests.ts';

const forgetting = z.object({ [forgetPageField]: z.string().check(z.refine(isFormPath)) });

/** Has a browser forget the requests that were sent from it, as others may use it too, and shows the page of a form. */
export const forgetRequestsRoutes: FastifyPluginAsync = async (app) => {
  for (const path of inEveryForm(forgetRequestsPath))
    app.post(path, { schema: { hide: true } }, async (request, reply) => {
      const page = forgetting.safeParse(request.body).data?.[forgetPageField] ?? paths.request;
      reply.header('cache-control', 'no-store');
      return forgetRequests(reply).redirect(inFormOf(pageAddressOf(request), page), 303);
    });
};
