import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';

/** Absolute paths of the folders that are served as they are. */
export interface StaticFolders {
  /** What Vite built for the browser; not there in development, when Vite serves it. */
  readonly client: string;
  /** Pictures made from the content's pictures. */
  readonly images: string;
  /** PDFs of the content. */
  readonly documents: string;
  /** Flags of countries, named by their ISO 3166 code. */
  readonly flags: string;
}

const oneDay = 86_400;
const oneYear = 31_536_000;

/** Files of public/ that the build copies to its top. */
const topFiles = [
  'favicon.svg',
  'logo.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'site.webmanifest',
  'social-card.png',
];

/** Files: those of the build have a hash in their name and never change; the others are asked for again each day. */
export const staticFiles = fp(
  async (app, { client, images, documents, flags }: StaticFolders) => {
    await app.register(fastifyStatic, { serve: false, root: images });
    const serve = (prefix: string, root: string, cacheControl: string): void => {
      app.get<{ Params: { '*': string } }>(`${prefix}*`, { schema: { hide: true } }, (request, reply) => {
        const { '*': file } = request.params;
        reply.header('cache-control', cacheControl);
        return reply.sendFile(file, root, { cacheControl: false });
      });
    };
    serve('/images/', images, `public, max-age=${oneDay}`);
    serve('/documents/', documents, `public, max-age=${oneDay}`);
    serve('/flags/', flags, `public, max-age=${oneYear}`);
    app.get('/favicon.ico', { schema: { hide: true } }, (_request, reply) =>
      reply.redirect('/favicon.svg', 301),
    );
    if (!existsSync(client)) return;
    serve('/assets/', path.join(client, 'assets'), `public, max-age=${oneYear}, immutable`);
    for (const file of topFiles) {
      app.get(`/${file}`, { schema: { hide: true } }, (_request, reply) =>
        reply
          .header('cache-control', `public, max-age=${oneDay}`)
          .sendFile(file, client, { cacheControl: false }),
      );
    }
  },
  { name: 'static-files' },
);
