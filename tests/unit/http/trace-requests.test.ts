import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer } from 'node:http';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { type HttpTracer, traceRequests } from '../../../adapters/http/observe/trace-requests.ts';

type Start = Parameters<HttpTracer['request']>[0];

/** A server whose response is the span that its handler runs in. */
const startServer = async (trustedProxies: readonly string[] = []) => {
  const spans = new AsyncLocalStorage<Start>();
  const ended: object[] = [];
  const tracer: HttpTracer = {
    request: (start, handle) =>
      spans.run(start, () => handle((attributes, hasFailed) => ended.push({ ...attributes, hasFailed }))),
    step: (_start, run) => run(),
  };
  const app = fastify({
    serverFactory: (handle) => createServer(traceRequests(handle, tracer, trustedProxies)),
  });
  app.all('/*', async (_request, reply) => {
    const span = spans.getStore();
    return reply.code(span ? 200 : 500).send(span ?? {});
  });
  onTestFinished(() => app.close());
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, ended };
};

const startSchema = z.strictObject({
  name: z.string(),
  attributes: z.record(z.string(), z.string()),
  parent: z.string().optional(),
});

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

test('a request is traced by its kind and path, without its query', async () => {
  const { url, ended } = await startServer();
  const response = await fetch(`${url}/tr/search?q=gizli`);
  expect(await response.json()).toEqual({
    name: 'GET page',
    attributes: { 'http.request.method': 'GET', 'site.kind': 'page', 'url.path': '/tr/search' },
  });
  await expect.poll(() => ended).toEqual([{ 'http.response.status_code': 200, hasFailed: false }]);
});

test('the handler of a body runs in the trace of its request', async () => {
  const { url } = await startServer();
  const body = JSON.stringify({ a: 'b'.repeat(100_000) });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/offer-form`, { method: 'POST', headers, body });
  expect(await response.json()).toMatchObject({ name: 'POST form' });
});

test('health checks are not traced', async () => {
  const { url, ended } = await startServer();
  expect((await fetch(`${url}/readyz`)).status).toBe(500);
  expect(ended).toEqual([]);
});

test.for([
  { title: 'a trace of a client is ignored', trustedProxies: [], span: {} },
  {
    title: 'a trace of a trusted proxy goes on',
    trustedProxies: ['loopback'],
    span: { parent: traceparent },
  },
])('$title', async ({ trustedProxies, span }) => {
  const { url } = await startServer(trustedProxies);
  const response = await fetch(`${url}/tr`, { headers: { traceparent } });
  const { name, attributes, ...rest } = startSchema.parse(await response.json());
  expect([name, attributes['url.path'], rest]).toEqual(['GET page', '/tr', span]);
});
