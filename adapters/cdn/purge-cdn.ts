/** The CDN did not confirm that it dropped what it stored. */
class PurgeError extends Error {
  override readonly name = 'PurgeError';
}

interface Options {
  /** The call that purges; `undefined`: nothing is purged. */
  readonly url: string | undefined;
  readonly token: string | undefined;
  /** Key that responses are marked with. */
  readonly key: string;
}

const timeoutMs = 10_000;

/**
 * Makes the CDN drop everything that is marked with the key. One request that both common CDNs understand: Fastly reads
 * Fastly-Key and Surrogate-Key, Cloudflare Authorization and the body.
 * @throws PurgeError
 */
export const createPurgeCdn =
  ({ url, token, key }: Options) =>
  async (): Promise<void> => {
    if (url === undefined) return;
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'surrogate-key': key,
        ...(token !== undefined && { authorization: `Bearer ${token}`, 'fastly-key': token }),
      },
      body: JSON.stringify({ tags: [key] }),
      // The token goes to nobody else.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new PurgeError(`The CDN responded to a purge with ${response.status}.`);
  };
