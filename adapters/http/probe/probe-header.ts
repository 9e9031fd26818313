import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Header that makes a form a probe, with the signature of the idempotency key as its value. */
export const probeHeader = 'x-probe';

/**
 * Whether the form is a probe, is none, or pretends to be one.
 * @param sign signs the idempotency key
 */
export const readProbeHeader = async (
  headers: IncomingHttpHeaders,
  sign: (key: string) => Promise<string>,
): Promise<'probe' | 'none' | 'forged'> => {
  const { [probeHeader]: given, 'idempotency-key': key } = headers;
  if (given === undefined) return 'none';
  if (typeof given !== 'string' || typeof key !== 'string') return 'forged';
  const [expected, actual] = [Buffer.from(await sign(key)), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? 'probe' : 'forged';
};
