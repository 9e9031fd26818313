/** The embedded PostgreSQL cannot be run here; the text names the way out. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

export class DataDirectoryInUseError extends Error {
  override readonly name = 'DataDirectoryInUseError';

  constructor(folder: string) {
    super(
      `The data directory ${folder} is in use by another process of this project: stop it, or set DATA_DIR.`,
    );
  }
}
