import { ListenError } from './listen-errors.ts';
import { ConfigError } from '../config.ts';
import { InvalidContentError } from '../content/problems.ts';
import { DataDirectoryError } from './data-directory.ts';
import { DataDirectoryInUseError, EmbeddedPostgresError } from '../postgres/embedded/errors.ts';
import { DatabaseUnusableError } from '../postgres/open-database.ts';
import { PortInUseError } from '../port-taken.ts';
import { ExportError } from '../cli/requests-csv.ts';

/** Errors whose message tells the operator all there is to know. */
const explained = [
  ConfigError,
  ExportError,
  ListenError,
  InvalidContentError,
  DataDirectoryInUseError,
  DataDirectoryError,
  DatabaseUnusableError,
  EmbeddedPostgresError,
  PortInUseError,
];

/** Says why the process ends, in one line where that is enough, and makes its exit code tell of failure. */
export const fail = (error: unknown): void => {
  process.exitCode = 1;
  if (!(error instanceof Error)) console.error(error);
  // Without what it carries besides: a failed query has its parameters with it, and those may be a visitor's.
  else console.error(explained.some((kind) => error instanceof kind) ? error.message : error.stack);
};
