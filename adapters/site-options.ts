import type { Logger } from 'pino';
import type { Config } from './config.ts';

export interface SiteOptions {
  readonly config: Config;
  readonly logger: Logger;
  /** Gets the undoing of each step as soon as it is done. */
  readonly cleanUp: AsyncDisposableStack;
  /** Pages from the sources, with hot reload, in place of the built ones. */
  readonly development: boolean;
}
