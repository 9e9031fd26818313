/** The store cannot be reached, is full or does not answer in time. The same call may succeed later. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}
