/** The embedded PostgreSQL cannot be run here; the text names the way out. */
export class EmbeddedPostgresFailed extends Error {
  override readonly name = 'EmbeddedPostgresFailed';
}

export class DataDirectoryInUse extends Error {
  override readonly name = 'DataDirectoryInUse';

  constructor(folder: string) {
    super(
      `The data directory ${folder} is in use by another process of this project: stop it, or set DATA_DIR.`,
    );
  }
}
