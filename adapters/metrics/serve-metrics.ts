import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import { OperatorError } from '#domain/shared/errors/operator-error.ts';

class MetricsPortError extends OperatorError {
  override readonly name = 'MetricsPortError';
}

interface Options {
  readonly registry: Pick<Registry, 'metrics' | 'contentType'>;
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
}

interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * GET /metrics for Prometheus, on a port of its own that visitors do not reach.
 * @throws MetricsPortError
 */
export const serveMetrics = async ({ registry, host, port }: Options): Promise<MetricsServer> => {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new MetricsPortError(
      `Metrics cannot be served: ${error instanceof Error ? error.message : String(error)}. Check METRICS_PORT.`,
      { cause: error },
    );
  }
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
};
