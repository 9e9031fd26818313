import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Clock } from '../process/clock.ts';

export interface StartOptions {
  readonly config: Config;
  readonly logger: Logger;
  /** Gets the undoing of each step as soon as the step is done. */
  readonly cleanUp: AsyncDisposableStack;
  /** Aborts when the process is asked to stop. */
  readonly stopping: AbortSignal;
  /** Pages from the sources, with hot reload, in place of the built ones. */
  readonly development: boolean;
}

/** Options with the one clock, for each step of the start. */
export interface Start extends StartOptions {
  readonly now: Clock;
}
