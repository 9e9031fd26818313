import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';

export interface CountedForm {
  /** What identifies the client. */
  readonly client: string;
  /** Seconds to wait, if the limit is exceeded. */
  readonly retryAfter: number | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a form of its client. */
    countForm(request: FastifyRequest): Promise<CountedForm>;
    /**
     * Counts a form with files, before they are read. Further attempts with the same idempotency key do not count again,
     * up to a limit of their own.
     */
    countUpload(request: FastifyRequest, key: string): Promise<CountedForm>;
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

      /** Only asked for who the client is. */
      read(_client: string, respond: Callback): void {
        respond(null, { current: 0, ttl: 0 });
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
    app.decorate('countUpload', async (request, key) => {
      const upload = `upload ${key}`;
      const counted = (await hasCounted(upload))
        ? { client: (await check(request, { increment: false })).key, retryAfter: undefined }
        : await app.countForm(request);
      if (counted.retryAfter !== undefined) return counted;
      const attempts = await count(upload, windowMs);
      const seconds = Math.max(1, Math.ceil(attempts.endsInMs / 1000));
      return { ...counted, retryAfter: attempts.forms > maxUploadAttempts ? seconds : undefined };
    });
  },
  { name: 'form-rate-limit' },
);
