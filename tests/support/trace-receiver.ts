import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import * as z from 'zod';
import { portOf } from './port-of.ts';

const attributesSchema = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .transform((attributes) =>
    Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
  );

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: attributesSchema,
  links: z.array(z.object({ traceId: z.string(), spanId: z.string() })).default([]),
  status: z.object({ code: z.number() }),
});

const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

type ReceivedSpan = z.output<typeof spanSchema> & { readonly service: unknown };

interface TraceReceiver {
  /** http://127.0.0.1:port, to be the address of a collector. */
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  /** All that was received, as it was sent. */
  readonly source: () => string;
  readonly childrenOf: (span: { readonly spanId: string } | undefined) => readonly ReceivedSpan[];
  /** Leaves requests without a response. */
  readonly hang: () => void;
}

/** A collector of traces for one test, which takes OTLP over HTTP as JSON. */
export const startTraceReceiver = async (): Promise<TraceReceiver> => {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  let isHanging = false;
  const server = createServer((request, response) => {
    const receive = async (): Promise<void> => {
      const body = await text(request);
      if (isHanging) return;
      if (request.url !== '/v1/traces') return void response.writeHead(404).end();
      bodies.push(body);
      for (const { resource, scopeSpans } of exportSchema.parse(JSON.parse(body)).resourceSpans)
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...span, service: resource.attributes['service.name'] });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    };
    receive().catch(() => response.writeHead(500).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    spans,
    source: () => bodies.join('\n'),
    childrenOf: (span) => spans.filter(({ parentSpanId }) => span && parentSpanId === span.spanId),
    hang() {
      isHanging = true;
    },
  };
};
