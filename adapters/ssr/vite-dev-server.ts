import type { FastifyInstance } from 'fastify';

interface ViteDevServer {
  /** Lets Vite handle requests for its modules before any route. */
  attach(app: FastifyInstance): Promise<void>;
  /** Adds Vite's client to a page. */
  transform(url: string, html: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts Vite's development server as middleware, with hot reload. */
export const startViteDevServer = async (): Promise<ViteDevServer> => {
  const { createServer } = await import('vite');
  const server = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  return {
    async attach(app) {
      app.addHook('onRequest', (request, reply, next) => {
        reply.raw.once('close', () => {
          // Vite has sent the response itself.
          if (!reply.sent) reply.hijack();
        });
        server.middlewares(request.raw, reply.raw, next);
      });
    },
    transform: (url, html) => server.transformIndexHtml(url, html),
    close: () => server.close(),
  };
};
