import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ClientNetwork } from '#domain/requests/client-network.ts';
import * as z from 'zod';

interface Exceeded {
  /** Seconds to wait. */
  readonly retryAfter: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts a form of this client.
     * @param key of a form that may come several times, also at once: it is counted once, and all have the same result
     */
    countForm(request: FastifyRequest, key?: string): Promise<Exceeded | undefined>;
    /** Counts an attempt of this client to send files, before they are read, whether or not the form is taken then. */
    countUpload(request: FastifyRequest): Promise<Exceeded | undefined>;
  }
}

const countedForm = z.object({
  /** Networks of the client, the smallest first, with the forms that each may send within the window. */
  networks: z.array(z.object({ name: z.string(), max: z.number() })),
  key: z.string().optional(),
});

type CountedForm = z.output<typeof countedForm>;

export interface FormRateLimit {
  /** Forms that a client may send within ten minutes. */
  readonly forms: number;
  /** Counts a form of a client, across all processes. */
  readonly countForm: (
    form: CountedForm,
    windowMs: number,
  ) => Promise<{ readonly isAllowed: boolean; readonly endsInMs: number }>;
}

const windowMs = 600_000;

/**
 * Uploads that each counted form allows: over a bad line an upload is cut off several times, and a form comes back
 * because of a file.
 */
const maxUploadsPerForm = 10;

const ipv6Subnet = 64;

/** Prefix length of the largest network that providers give to one customer; some share it among many. */
const ipv6Site = 48;

const maxClientsPerSite = 20;

/**
 * Returns the networks that a client is counted by, as `trustProxy` determines it: its IPv4 address; or its IPv6 /64
 * network, and the /48 around it, as a client with a /48 has 65,536 networks of 64 bits.
 */
export const networksOf = ({ ip }: FastifyRequest): readonly ClientNetwork[] => {
  const client = normalizeIP(ip, ipv6Subnet);
  const own = { name: client, clients: 1 };
  if (!client.includes(':')) return [own];
  return [own, { name: `${normalizeIP(client, ipv6Site)}/${ipv6Site}`, clients: maxClientsPerSite }];
};

const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Counts forms by client. */
export const formRateLimit = fp(
  async (app, { forms, countForm }: FormRateLimit) => {
    // @fastify/rate-limit requires a class.
    class Store {
      // Clients are texts to it.
      incr(form: string, respond: Callback, timeWindow: number): void {
        countForm(countedForm.parse(JSON.parse(form)), timeWindow).then(
          ({ isAllowed, endsInMs }) => respond(null, { current: isAllowed ? 1 : forms + 1, ttl: endsInMs }),
          (error: unknown) => respond(error instanceof Error ? error : new Error(String(error))),
        );
      }

      child(): Store {
        return this;
      }
    }
    const keys = new WeakMap<FastifyRequest, string>();
    await app.register(rateLimit, {
      global: false,
      max: forms,
      timeWindow: windowMs,
      keyGenerator: (request) =>
        JSON.stringify({
          networks: networksOf(request).map(({ name, clients }) => ({ name, max: forms * clients })),
          key: keys.get(request),
        } satisfies CountedForm),
      store: Store,
    });
    const check = app.createRateLimit();
    app.decorate('countForm', async (request, key) => {
      if (key !== undefined) keys.set(request, key);
      const limit = await check(request);
      return !limit.isAllowed && limit.isExceeded
        ? { retryAfter: Math.max(1, limit.ttlInSeconds) }
        : undefined;
    });
    app.decorate('countUpload', async (request) => {
      const networks = networksOf(request).map(({ name, clients }) => ({
        name: `uploads of ${name}`,
        max: forms * clients * maxUploadsPerForm,
      }));
      const { isAllowed, endsInMs } = await countForm({ networks }, windowMs);
      return isAllowed ? undefined : { retryAfter: secondsOf(endsInMs) };
    });
  },
  { name: 'form-rate-limit' },
);
