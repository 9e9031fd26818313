import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Clock } from '../process/clock.ts';
import type { createPerContentVersion } from '../postgres/per-content-version.ts';
import type { Tracing } from '../telemetry/tracing.ts';

/** Means that each part of a site is made of, besides the settings that it names. */
export interface Dependencies {
  readonly dataSource: DataSource;
  /** Connections for queries of pages, which only read. */
  readonly readDataSource: DataSource;
  /** Connections for searches alone, so that a flood of searches takes no page's. */
  readonly searchDataSource: DataSource;
  /** Version of the content that the database has; while it is `undefined`, nothing is cached. */
  readonly contentVersion: () => string | undefined;
  /** Caches a read until the content changes. */
  readonly perContentVersion: ReturnType<typeof createPerContentVersion>;
  readonly now: Clock;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Called with what became of each mail. */
  readonly onMail?: ((result: 'sent' | 'failed') => void) | undefined;
  readonly tracing?: Tracing | undefined;
}
