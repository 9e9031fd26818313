import fp from 'fastify-plugin';

/**
 * Sets Cache-Control where a response says nothing else: nobody stores a response to a POST, and the others are asked
 * for each time. Without the header, caches would decide by themselves how long to store them (RFC 9111, 4.2.2).
 */
export const defaultCacheControl = fp(
  async (app) => {
    app.addHook('onSend', async (request, reply, payload) => {
      if (!reply.hasHeader('cache-control')) {
        const isReading = request.method === 'GET' || request.method === 'HEAD';
        reply.header('cache-control', isReading ? 'no-cache' : 'no-store');
      }
      return payload;
    });
  },
  { name: 'default-cache-control' },
);
