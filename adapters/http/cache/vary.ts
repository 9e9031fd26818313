import type { FastifyReply } from 'fastify';

/** In lower case, as @fastify/compress looks for it before it adds it again. */
const acceptEncoding = 'accept-encoding';

/** Says that the response depends on the client's Accept-Encoding (RFC 9110, 12.5.5). */
export const varyByEncoding = (reply: FastifyReply): void => {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? acceptEncoding : `${String(vary)}, ${acceptEncoding}`);
};
