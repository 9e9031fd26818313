/** No content was ever loaded into the store. */
export class CompanyNotLoadedError extends Error {
  override readonly name = 'CompanyNotLoadedError';

  constructor() {
    super('No company is stored: content was never loaded.');
  }
}
