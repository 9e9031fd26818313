import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a form of this client. @returns seconds to wait, when it is one too many */
    countForm(request: FastifyRequest): Promise<{ retryAfter: number } | undefined>;
  }
}

export interface FormLimit {
  /** Forms that one client may send in ten minutes. */
  readonly forms: number;
  /** Counts one more form of a client, for all processes together. */
  readonly count: (
    client: string,
    windowMs: number,
  ) => Promise<{ readonly forms: number; readonly endsInMs: number }>;
}

const window = 600_000;

type Stored = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Counts forms by client: an IPv4 address or an IPv6 network of 64 bits, as Fastify's `trustProxy` tells it. */
export const formLimit = fp(
  async (app, { forms, count }: FormLimit) => {
    // The plugin asks for a class.
    class Store {
      incr(client: string, stored: Stored, windowMs: number): void {
        count(client, windowMs).then(
          (result) => stored(null, { current: result.forms, ttl: result.endsInMs }),
          (error: unknown) => stored(error instanceof Error ? error : new Error(String(error))),
        );
      }

      child(): Store {
        return this;
      }
    }
    await app.register(rateLimit, {
      global: false,
      max: forms,
      timeWindow: window,
      ipv6Subnet: 64,
      store: Store,
    });
    const check = app.createRateLimit();
    app.decorate('countForm', async (request) => {
      const limit = await check(request);
      return !limit.isAllowed && limit.isExceeded
        ? { retryAfter: Math.max(1, limit.ttlInSeconds) }
        : undefined;
    });
  },
  { name: 'form-limit' },
);
