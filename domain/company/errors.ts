/** The store holds no company: content was never loaded into it. */
export class CompanyNotLoadedError extends Error {
  override readonly name = 'CompanyNotLoadedError';

  constructor() {
    super('The database holds no company yet: load the content first (npm run content -- load).');
  }
}
