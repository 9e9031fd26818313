import { CannotListen } from './listen-errors.ts';
import { BadSettings } from '../config.ts';
import { ContentProblems } from '../content/problems.ts';
import { DataDirectoryUnusable } from './data-directory.ts';
import { DataDirectoryInUse, EmbeddedPostgresFailed } from '../postgres/embedded/errors.ts';
import { DatabaseUnusable } from '../postgres/open-database.ts';
import { PortTaken } from '../port-taken.ts';
import { CannotExport } from '../cli/requests-csv.ts';

/** Errors whose message tells the operator all there is to know. */
const explained = [
  BadSettings,
  CannotExport,
  CannotListen,
  ContentProblems,
  DataDirectoryInUse,
  DataDirectoryUnusable,
  DatabaseUnusable,
  EmbeddedPostgresFailed,
  PortTaken,
];

/** Says why the process ends, in one line where that is enough, and makes its exit code tell of failure. */
export const fail = (error: unknown): void => {
  process.exitCode = 1;
  if (!(error instanceof Error)) console.error(error);
  // Without what it carries besides: a failed query has its parameters with it, and those may be a visitor's.
  else console.error(explained.some((kind) => error instanceof kind) ? error.message : error.stack);
};
