import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { dataSheetPath } from '#domain/site/paths.ts';
import type { Supervised } from './processes.ts';
import { type Tally, createTally } from './tally.ts';

interface Kind {
  readonly kind: string;
  /** Weight that says how often this kind is asked for. */
  readonly weight: number;
  path(random: number): string;
}

const words = (random: number): string =>
  encodeURIComponent(
    ['koter', 'mikroskop', 'meme implantı', 'tur ucu', 'qqqq'][Math.floor(random * 5)] ?? '',
  );

const productsOf = (pages: readonly string[]): readonly string[] =>
  pages.flatMap(
    (page) => /^\/tr\/products\/product-details\/(?<slug>[^/?]+)$/u.exec(page)?.groups?.['slug'] ?? [],
  );

const pickOne = (pages: readonly string[], random: number): string =>
  pages[Math.floor(random * pages.length)] ?? '/tr';

const kindsOf = (pages: readonly string[]): readonly Kind[] => {
  const products = productsOf(pages);
  return [
    { kind: 'page', weight: 50, path: (random) => pickOne(pages, random) },
    {
      kind: 'data sheet',
      weight: 3,
      path: (random) => dataSheetPath(pickOne(products, random)),
    },
    { kind: 'search page', weight: 15, path: (random) => `/tr/search?q=${words(random)}` },
    { kind: 'suggestions', weight: 20, path: (random) => `/api/search?q=${words(random)}&lang=tr` },
    { kind: 'listing', weight: 10, path: () => '/en/products/ultrasonic-piezo-system?sort=brand' },
    { kind: 'missing page', weight: 5, path: (random) => `/tr/no-${Math.floor(random * 1e9)}` },
  ];
};

const timeoutMs = 15_000;
const attempts = 30;
const attemptMs = 1000;

interface Form {
  readonly key: string;
  readonly name: string;
  /** Whether a visitor was told that it arrived. */
  accepted: boolean;
}

export interface Visitors {
  readonly forms: readonly Form[];
  /** Responses by kind of request and status; a request that two sites fail counts as `failed`. */
  readonly responses: Tally;
  /** Requests that failed: with a 5xx, in the site's own words, or without any answer. */
  readonly failures: Tally;
  stop(): Promise<void>;
}

interface Options {
  readonly sites: readonly Supervised[];
  /** Paths. */
  readonly pages: readonly string[];
  readonly pagesPerSecond: number;
  readonly formsPerSecond: number;
}

const pick = (kinds: readonly Kind[], random: number): Kind | undefined => {
  let left = random * kinds.reduce((sum, { weight }) => sum + weight, 0);
  return kinds.find(({ weight }) => (left -= weight) < 0);
};

const titleOf = (body: string): string =>
  /"title":"([^"]*)"|<title>([^<]*)/u.exec(body)?.slice(1).find(Boolean) ?? '';

/** Visits the sites as a proxy lets visitors do: what one site does not answer at all, the other one gets. */
export const startVisitors = ({ sites, pages, pagesPerSecond, formsPerSecond }: Options): Visitors => {
  const kinds = kindsOf(pages);
  const responses = createTally();
  const failures = createTally();
  const forms: Form[] = [];
  const stopping = new AbortController();
  const inFlight = new Set<Promise<void>>();

  /** @returns the status; `undefined` where nobody answered */
  const fetchFrom = async (
    kind: string,
    path: string,
    init: RequestInit = {},
  ): Promise<number | undefined> => {
    const start = Math.floor(Math.random() * sites.length);
    for (let index = 0; index < sites.length; index += 1) {
      const site = sites[(start + index) % sites.length];
      const response = await fetch(`${site?.url}${path}`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        ...init,
      }).catch(() => undefined);
      const body = await response?.text().catch(() => undefined);
      if (!response || body === undefined) continue;
      responses.add(`${kind} ${response.status}`);
      if (response.status >= 500) failures.add(`${kind} ${response.status} ${titleOf(body)}`);
      return response.status;
    }
    responses.add(`${kind} failed`);
    failures.add(`${kind} failed on all sites`);
    return undefined;
  };

  const view = async (): Promise<void> => {
    const request = pick(kinds, Math.random());
    if (request) await fetchFrom(request.kind, request.path(Math.random()));
  };

  /** Sends a form as that of the page does: with the same key until it is accepted. */
  const send = async (): Promise<void> => {
    const form: Form = { key: randomUUID(), name: `Ziyaretçi ${forms.length}`, accepted: false };
    forms.push(form);
    const client = `10.${forms.length >> 16}.${(forms.length >> 8) & 255}.${forms.length & 255}`;
    const body = { isim: form.name, email: `v${forms.length}@hastane.example`, mesaj: `İstek ${form.name}` };
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const status = await fetchFrom('form', '/api/offer-form', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': form.key,
          'x-forwarded-for': client,
        },
        body: JSON.stringify(body),
      });
      if (status === 200) {
        form.accepted = true;
        return;
      }
      await wait(attemptMs);
    }
  };

  const repeat = async (action: () => Promise<void>, perSecond: number): Promise<void> => {
    while (!stopping.signal.aborted) {
      const running = action().finally(() => inFlight.delete(running));
      inFlight.add(running);
      await wait(1000 / perSecond, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const repeated = Promise.all([repeat(view, pagesPerSecond), repeat(send, formsPerSecond)]);

  return {
    forms,
    responses,
    failures,
    async stop() {
      stopping.abort();
      await repeated;
      await Promise.all(inFlight);
    },
  };
};
