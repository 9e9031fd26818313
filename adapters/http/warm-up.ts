import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { languages } from '#domain/shared/language.ts';
import type { ListSitePages } from '#domain/site/list-site-pages.ts';
import { indexedPaths } from '#domain/site/fixed-pages.ts';
import { inLanguage } from '#domain/site/paths.ts';
import { isFormPath, paths } from '#domain/site/pages.ts';

/** Maximum number of paths; in both languages they take some 40 MB of the cache. */
const maxPaths = 500;

const checkIntervalMs = 1000;

/** Pages expire (see response-cache.ts); what a round finds in the cache costs next to nothing. */
const tenMinutesMs = 600_000;

/** Rest after each page, as a multiple of the time that it took. */
const restFactor = 4;

/** Share of the event loop's time in a rest above which visitors need it. */
const maxUtilization = 0.5;

/** Entries of the catalogue index that have a page. */
interface Index {
  readonly solutions: readonly {
    readonly slug: string;
    readonly categories: readonly { readonly slug: string }[];
  }[];
  readonly brands: readonly { readonly slug: string }[];
}

interface Options {
  readonly app: Pick<FastifyInstance, 'inject'>;
  readonly useCases: {
    readonly browseCatalogue: () => Promise<Index>;
    readonly sitePages: Pick<ListSitePages, 'part'>;
  };
  /** Returns the content version of the response cache. */
  readonly contentVersion: () => string | undefined;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  /** Time between the rounds, which find what has expired. Default: ten minutes. */
  readonly roundIntervalMs?: number;
}

/** Lists the paths of pages, those nearest to the home page first. Pages with a form are not cached. */
const pathsByImportance = async ({ browseCatalogue, sitePages }: Options['useCases']): Promise<string[]> => {
  const { solutions, brands } = await browseCatalogue();
  const found = new Set<string>([
    ...indexedPaths.filter((path) => !isFormPath(path)),
    ...solutions.map(({ slug }) => paths.solution(slug)),
    ...solutions.flatMap(({ categories }) => categories.map(({ slug }) => paths.category(slug))),
    ...brands.map(({ slug }) => paths.brand(slug)),
  ]);
  for await (const { path } of sitePages.part(0, maxPaths)) if (!isFormPath(path)) found.add(path);
  return [...found].slice(0, maxPaths);
};

/** Rests, and goes on resting while visitors keep the process busy. */
const rest = async (ms: number, signal: AbortSignal): Promise<void> => {
  for (;;) {
    const before = performance.eventLoopUtilization();
    await wait(ms, undefined, { signal, ref: false });
    if (performance.eventLoopUtilization(before).utilization < maxUtilization) return;
  }
};

/**
 * Renders the pages into the response cache at the start, after each change of the content and when they have expired, so
 * that visitors rarely wait for a rendering. Begins anew when the content changes meanwhile.
 * @returns stops it
 */
export const startWarmUp = ({
  app,
  useCases,
  contentVersion,
  logger,
  roundIntervalMs = tenMinutesMs,
}: Options): (() => Promise<void>) => {
  const stopping = new AbortController();
  const { signal } = stopping;

  const renderAhead = async (version: string): Promise<void> => {
    const start = performance.now();
    const addresses = (await pathsByImportance(useCases)).flatMap((path) =>
      languages.map((language) => inLanguage(language, path)),
    );
    let pages = 0;
    for (const url of addresses) {
      if (contentVersion() !== version) return;
      const before = performance.now();
      const { headers } = await app.inject({ url });
      // Only those from the cache have one.
      if (headers.etag === undefined) pages += 1;
      await rest(restFactor * (performance.now() - before), signal);
    }
    const seconds = Math.round((performance.now() - start) / 1000);
    if (pages > 0) logger.info({ pages, seconds }, 'pages rendered ahead');
  };

  const run = async (): Promise<void> => {
    let done: string | undefined;
    let nextRoundAt = 0;
    while (!signal.aborted) {
      const version = contentVersion();
      try {
        if (version !== undefined && (version !== done || performance.now() > nextRoundAt)) {
          await renderAhead(version);
          done = version;
          nextRoundAt = performance.now() + roundIntervalMs;
        }
      } catch (err) {
        // Such as a database that is away: the next round tries again.
        if (!signal.aborted) logger.warn({ err }, 'pages could not be rendered ahead');
      }
      await wait(checkIntervalMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
};
