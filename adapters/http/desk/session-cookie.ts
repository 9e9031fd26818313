import type { FastifyReply, FastifyRequest } from 'fastify';

/** Secret of a session in the browser. */
export interface SessionCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, secret: string): void;
  clear(reply: FastifyReply): void;
}

/**
 * A cookie that no script reads, no other site's request carries and no other host sets. `__Host-` needs HTTPS, which a
 * desk on the machine's own address does without.
 */
export const createSessionCookie = (url: string): SessionCookie => {
  const secure = url.startsWith('https:');
  const name = secure ? '__Host-desk' : 'desk';
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    read: ({ cookies }) => cookies[name],
    set: (reply, secret) => void reply.setCookie(name, secret, options),
    clear: (reply) => void reply.clearCookie(name, options),
  };
};
