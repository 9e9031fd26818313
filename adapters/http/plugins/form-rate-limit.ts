import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts a form of its client.
     * @returns what identifies the client, and the seconds to wait if the limit is exceeded
     */
    countForm(
      request: FastifyRequest,
    ): Promise<{ readonly client: string; readonly retryAfter: number | undefined }>;
  }
}

export interface FormRateLimit {
  /** Forms that a client may send within ten minutes. */
  readonly forms: number;
  /** Counts a form of a client, across all processes. */
  readonly count: (
    client: string,
    windowMs: number,
  ) => Promise<{ readonly forms: number; readonly endsInMs: number }>;
}

const windowMs = 600_000;

type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Counts forms by client: an IPv4 address or an IPv6 /64 network, as `trustProxy` determines it. */
export const formRateLimit = fp(
  async (app, { forms, count }: FormRateLimit) => {
    // @fastify/rate-limit requires a class.
    class Store {
      incr(client: string, respond: Callback, timeWindow: number): void {
        count(client, timeWindow).then(
          (result) => respond(null, { current: result.forms, ttl: result.endsInMs }),
          (error: unknown) => respond(error instanceof Error ? error : new Error(String(error))),
        );
      }

      child(): Store {
        return this;
      }
    }
    await app.register(rateLimit, {
      global: false,
      max: forms,
      timeWindow: windowMs,
      ipv6Subnet: 64,
      store: Store,
    });
    const check = app.createRateLimit();
    app.decorate('countForm', async (request) => {
      const limit = await check(request);
      const isExceeded = !limit.isAllowed && limit.isExceeded;
      return { client: limit.key, retryAfter: isExceeded ? Math.max(1, limit.ttlInSeconds) : undefined };
    });
  },
  { name: 'form-rate-limit' },
);
