import './report-usage.ts';
import { readFile } from 'node:fs/promises';
import fastify from 'fastify';
import { Pool } from 'pg';
import { renderToString } from 'react-dom/server';
import { bareServerOptions } from './bare-server-options.ts';
import { elementsOf } from './html-elements.ts';

// The least that a server can do, to compare the site with:
//   GET /bytes/…   a response of the site from memory, without any of its headers, and 304
//   GET /rendered  the site's page rendered by React from host elements, after three queries
// node bench/support/bare-server.ts <file of BareServerOptions, as JSON>

const json: unknown = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8'));
const { responses, html, product, databaseUrl } = bareServerOptions.parse(json);

const app = fastify();
for (const [name, { type, body, coding }] of Object.entries(responses)) {
  const bytes = Buffer.from(body, 'base64');
  const etag = `"${name}"`;
  app.get(`/bytes/${name}`, (request, reply) => {
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (coding !== undefined) reply.header('content-encoding', coding);
    return reply.type(type).send(bytes);
  });
}

const pool = new Pool({ connectionString: databaseUrl });
const page = elementsOf(html);
const share = renderToString(page).length / html.length;
if (share < 0.9) throw new Error(`Only ${share.toFixed(3)} of the page is rendered.`);
const queries = [
  { name: 'company', text: 'SELECT definition FROM company' },
  { name: 'categories', text: "SELECT key, definition -> 'name' AS name FROM categories" },
  { name: 'product', text: 'SELECT definition FROM products WHERE slug_en = $1', values: [product] },
];
app.get('/rendered', async (_request, reply) => {
  await Promise.all(queries.map((query) => pool.query(query)));
  return reply.type('text/html; charset=utf-8').send(`<!DOCTYPE html>${renderToString(page)}`);
});

console.log(`The bare server is at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
process.once('SIGTERM', () => process.exit());
