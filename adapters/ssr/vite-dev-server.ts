import type { FastifyInstance } from 'fastify';

interface ViteDevServer {
  /** Lets Vite answer the requests for its modules before any route does. */
  attach(app: FastifyInstance): Promise<void>;
  /** Adds Vite's client to a page. */
  transform(url: string, html: string): Promise<string>;
  close(): Promise<void>;
}

/** Vite's development server inside ours: pages come from the sources and change in the browser as they are saved. */
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
