import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import findMyWay from 'find-my-way';
import { sendProblem } from './problems.ts';

/** Methods that a route may have. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Responds where no route has the request's path and method: to OPTIONS with the methods that the path has, to others
     * with 405 if it has some (RFC 9110, 15.5.6), else with 404.
     */
    sendNotRouted(request: FastifyRequest, reply: FastifyReply): FastifyReply;
  }
}

interface Options {
  /** Route that gets the paths that there is nothing at. */
  readonly fallback?: string;
}

const isRoute = (): void => {};
const isFallback = (): void => {};

const sendNotFound = ({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(reply, 404, `There is nothing at ${method} ${url}.`);

/** Knows the methods of each path, as Fastify's router says only whether it has a route for one of them. */
export const allowedMethods = fp(
  async (app, { fallback }: Options) => {
    const routes = findMyWay({ maxParamLength: app.initialConfig.routerOptions?.maxParamLength ?? 100 });
    const used = new Set<string>();
    app.addHook('onRoute', ({ method, url }) => {
      const ofRoute = new Set([method].flat());
      for (const known of methods) {
        if (!ofRoute.has(known)) continue;
        routes.on(known, url, url === fallback ? isFallback : isRoute);
        used.add(known);
      }
    });

    /** `*` is the server as a whole (RFC 9110, 9.3.7). */
    const methodsOf = (url: string): readonly string[] =>
      methods.filter((method) =>
        url === '*' ? used.has(method) : routes.find(method, url)?.handler === isRoute,
      );

    app.decorate('sendNotRouted', (request, reply) => {
      const { method, url } = request;
      const allowed = methodsOf(url);
      if (allowed.length === 0) return sendNotFound(request, reply);
      reply.header('allow', [...allowed, 'OPTIONS'].join(', '));
      if (method === 'OPTIONS') return reply.header('cache-control', 'no-store').code(204).send();
      return sendProblem(reply, 405, `There is no ${method} here.`);
    });

    // Before the body is read, which may be of any kind.
    app.addHook('onRequest', async (request, reply) =>
      request.is404 ? app.sendNotRouted(request, reply) : undefined,
    );
    // Of routes that find no file.
    app.setNotFoundHandler(sendNotFound);
  },
  { name: 'allowed-methods', dependencies: ['problems'] },
);
