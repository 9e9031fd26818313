/** The address that the site was to listen on is none of this machine's, or not for this user. */
export class ListenError extends Error {
  override readonly name = 'ListenError';

  constructor(cause: Error) {
    super(`The site cannot listen: ${cause.message}. Check HOST and PORT.`, { cause });
  }
}
