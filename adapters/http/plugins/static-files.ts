import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';

/** Absolute paths of folders. */
export interface StaticFolders {
  /** Built by Vite for the browser; missing in development, where Vite serves it. */
  readonly client: string;
  /** Made of the content's pictures, which pictureRoutes serves. */
  readonly images: string;
  /** PDFs of the content. */
  readonly documents: string;
}

/** Flags of countries, named by ISO 3166 code. */
const flags = fileURLToPath(new URL('flags/4x3', import.meta.resolve('flag-icons/package.json')));

const oneDaySeconds = 86_400;
const oneYearSeconds = 31_536_000;

/** Files of public/, which the build copies to its root. */
const rootFiles = [
  'favicon.svg',
  'logo.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'site.webmanifest',
  'social-card.png',
  'maintenance.avif',
];

/** Built files have a hash in their name and are immutable; the others are revalidated daily, flags yearly. */
export const staticFiles = fp(
  async (app, { client, images, documents }: StaticFolders) => {
    await app.register(fastifyStatic, { serve: false, root: images, preCompressed: true });
    const serve = (prefix: string, root: string, cacheControl: string): void => {
      app.get<{ Params: { '*': string } }>(`${prefix}*`, { schema: { hide: true } }, (request, reply) => {
        const { '*': file } = request.params;
        reply.header('cache-control', cacheControl);
        return reply.sendFile(file, root, { cacheControl: false });
      });
    };
    serve('/documents/', documents, `public, max-age=${oneDaySeconds}`);
    serve('/flags/', flags, `public, max-age=${oneYearSeconds}`);
    app.get('/favicon.ico', { schema: { hide: true } }, (_request, reply) =>
      reply.redirect('/favicon.svg', 301),
    );
    if (!existsSync(client)) return;
    await app.register(fastifyStatic, {
      root: path.join(client, 'assets'),
      prefix: '/assets/',
      decorateReply: false,
      index: false,
      preCompressed: true,
      immutable: true,
      maxAge: oneYearSeconds * 1000,
      schemaHide: true,
    });
    for (const file of rootFiles) {
      app.get(`/${file}`, { schema: { hide: true } }, (_request, reply) =>
        reply
          .header('cache-control', `public, max-age=${oneDaySeconds}`)
          .sendFile(file, client, { cacheControl: false }),
      );
    }
  },
  { name: 'static-files' },
);
