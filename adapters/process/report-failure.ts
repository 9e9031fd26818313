import { OperatorError } from '#domain/shared/errors/operator-error.ts';

/** Prints why the process ends, in one line where that is enough, and sets its exit code to failure. */
export const reportFailure = (error: unknown): void => {
  process.exitCode = 1;
  if (!(error instanceof Error)) console.error(error);
  // Never the whole error: a failed query carries its parameters, which may be a visitor's personal data.
  else console.error(error instanceof OperatorError ? error.message : error.stack);
};
