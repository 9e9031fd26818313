import { OperatorError } from '#domain/shared/errors/operator-error.ts';

/** The embedded PostgreSQL cannot be run here; the message says what to do instead. */
export class EmbeddedPostgresError extends OperatorError {
  override readonly name = 'EmbeddedPostgresError';
}

export class DataDirectoryInUseError extends OperatorError {
  override readonly name = 'DataDirectoryInUseError';

  constructor(folder: string) {
    super(
      `The data directory ${folder} is in use by another process of this project: stop it, or set DATA_DIR.`,
    );
  }
}
