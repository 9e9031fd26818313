const keyBytes = 16;

/** A random key. Unlike `crypto.randomUUID`, it also works outside of secure contexts. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(keyBytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
