import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RenderPage } from '#contracts/page.ts';
import { requestIdHeader } from '../plugins/request-id.ts';
import { loggedPath } from '../plugins/request-log.ts';
import { createIsFromProxy } from '../plugins/trusted-proxy.ts';
import { requestKind } from './request-kind.ts';

type Attributes = Readonly<Record<string, string | number>>;

/** Makes spans. Without one, nothing of it is on the way of a request. */
export interface HttpTracer {
  /**
   * Runs in the span of a request.
   * @param start `parent` is the W3C traceparent of the caller
   * @param handle gets a function that ends the span
   */
  request(
    start: { readonly name: string; readonly attributes: Attributes; readonly parent: string | undefined },
    handle: (end: (attributes: Attributes, hasFailed: boolean) => void) => void,
  ): void;
  /** Runs in a span of the request that it is called in. */
  step<Result>(start: { readonly name: string }, run: () => Promise<Result>): Promise<Result>;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

const attributesOf = (response: ServerResponse): Attributes => {
  const requestId = response.getHeader(requestIdHeader);
  return {
    // Where no headers were sent, the client has left.
    ...(response.headersSent && { 'http.response.status_code': response.statusCode }),
    // By which the lines of the log are found.
    ...(typeof requestId === 'string' && { 'site.request_id': requestId }),
  };
};

/**
 * Handles each request in a span of its own, also those that Fastify does not see, but for health checks. Only a trusted
 * proxy's trace goes on: that of others would have them decide what is recorded.
 */
export const traceRequests = (
  handle: Handle,
  tracer: HttpTracer,
  trustedProxies: readonly string[],
): Handle => {
  const isFromProxy = createIsFromProxy(trustedProxies);
  return (request, response) => {
    const { method = '', url = '', headers } = request;
    const kind = requestKind(method, url);
    if (kind === 'health') return handle(request, response);
    const { traceparent } = headers;
    const parent = typeof traceparent === 'string' && isFromProxy(request) ? traceparent : undefined;
    const attributes = { 'http.request.method': method, 'site.kind': kind, 'url.path': loggedPath(url) };
    tracer.request({ name: `${method} ${kind}`, attributes, parent }, (end) => {
      response.once('close', () => end(attributesOf(response), response.statusCode >= 500));
      handle(request, response);
    });
  };
};

/** Shows how long pages take, from their data to their HTML. */
export const traceRendering =
  (renderPage: RenderPage, tracer: HttpTracer): RenderPage =>
  (request) =>
    tracer.step({ name: 'render page' }, () => renderPage(request));
