const bytes = 16;

/** A text that no other call makes. `crypto.randomUUID` is there on safe connections only, this everywhere. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
