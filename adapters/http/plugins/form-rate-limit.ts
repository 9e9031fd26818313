import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a form of this client. @returns seconds to wait, if the limit is exceeded */
    countForm(request: FastifyRequest): Promise<{ retryAfter: number } | undefined>;
    /**
     * Counts a form with files, before they are read. Further attempts with the same idempotency key do not count again.
     * @returns seconds to wait, if the limit is exceeded, or that of attempts
     */
    countUpload(request: FastifyRequest, key: string): Promise<{ retryAfter: number } | undefined>;
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
  readonly hasCounted: (client: string) => Promise<boolean>;
}

const windowMs = 600_000;

/** With one idempotency key in ten minutes: over a bad line an upload is cut off several times. */
const maxUploadAttempts = 10;

type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Counts forms by client: an IPv4 address or an IPv6 /64 network, as `trustProxy` determines it. */
export const formRateLimit = fp(
  async (app, { forms, count, hasCounted }: FormRateLimit) => {
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
      return !limit.isAllowed && limit.isExceeded
        ? { retryAfter: Math.max(1, limit.ttlInSeconds) }
        : undefined;
    });
    app.decorate('countUpload', async (request, key) => {
      const upload = `upload ${key}`;
      if (!(await hasCounted(upload))) {
        const limit = await app.countForm(request);
        if (limit) return limit;
      }
      const attempts = await count(upload, windowMs);
      return attempts.forms > maxUploadAttempts
        ? { retryAfter: Math.max(1, Math.ceil(attempts.endsInMs / 1000)) }
        : undefined;
    });
  },
  { name: 'form-rate-limit' },
);
