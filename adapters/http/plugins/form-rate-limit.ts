import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
  normalizeIP,
} from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ClientNetwork } from '#domain/requests/client-network.ts';
import type { FormCounter, FormDecision } from '#domain/requests/form-counter.ts';

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

interface FormRateLimit {
  /** Forms that a client may send within ten minutes. */
  readonly forms: number;
  readonly counter: Pick<FormCounter, 'count' | 'decideOnce'>;
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

const exceeded = ({ isAllowed, endsInMs }: FormDecision): Exceeded | undefined =>
  isAllowed ? undefined : { retryAfter: Math.max(1, Math.ceil(endsInMs / 1000)) };

/** Creates the class that @fastify/rate-limit counts clients with. */
const storeOf = ({ count }: Pick<FormCounter, 'count'>): FastifyRateLimitStoreCtor =>
  class Store {
    incr: FastifyRateLimitStore['incr'] = (client, respond, timeWindow) => {
      count(client, timeWindow).then(
        (counted) => respond(null, { current: counted.count, ttl: counted.endsInMs }),
        (error: unknown) => respond(error instanceof Error ? error : new Error(String(error))),
      );
    };

    child(): Store {
      return this;
    }
  };

/** Counts forms by client. */
export const formRateLimit = fp(
  async (app, { forms, counter }: FormRateLimit) => {
    await app.register(rateLimit, { global: false, timeWindow: windowMs, store: storeOf(counter) });

    /** Counts by one network after the other, until the limit of one is exceeded. */
    const countBy = async (
      request: FastifyRequest,
      networks: readonly ClientNetwork[],
      max: number,
    ): Promise<FormDecision> => {
      let endsInMs = windowMs;
      for (const { name, clients } of networks) {
        const limit = await app.createRateLimit({ keyGenerator: () => name, max: max * clients })(request);
        if (limit.isAllowed) continue;
        endsInMs = limit.ttl;
        if (limit.isExceeded) return { isAllowed: false, endsInMs };
      }
      return { isAllowed: true, endsInMs };
    };

    app.decorate('countForm', async (request, key) => {
      const decide = (): Promise<FormDecision> => countBy(request, networksOf(request), forms);
      return exceeded(await (key === undefined ? decide() : counter.decideOnce(key, windowMs, decide)));
    });
    app.decorate('countUpload', async (request) => {
      const networks = networksOf(request).map(({ name, clients }) => ({
        name: `uploads of ${name}`,
        clients,
      }));
      return exceeded(await countBy(request, networks, forms * maxUploadsPerForm));
    });
  },
  { name: 'form-rate-limit' },
);
