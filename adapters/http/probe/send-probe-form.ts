import * as z from 'zod';
import { type ProbeProof, ProbeFailedError } from '#domain/requests/probe.ts';
import { apiPaths } from '#contracts/api-paths.ts';
import { encodeFields } from '#contracts/form-fields.ts';
import { probeHeader } from './probe-header.ts';

const timeoutMs = 30_000;

const sent = z.object({ message: z.string().min(1), receipt: z.object({ reference: z.string() }) });

const fields = encodeFields({
  name: 'Probe',
  email: 'probe@site.invalid',
  message: 'Test request of an operator: requests probe',
});

/** Sends the form of a probe to the site. @param url origin of the site */
export const sendProbeForm = async (url: string, { key, signature }: ProbeProof): Promise<string> => {
  const failed = (why: string, cause?: unknown): ProbeFailedError =>
    new ProbeFailedError(`The form was not accepted by ${url}: ${why}`, { cause });
  const response = await fetch(url + apiPaths.offerForm, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, [probeHeader]: signature },
    body: JSON.stringify(fields),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    // fetch says "fetch failed", and what has failed in its cause (name resolution, TLS, connection).
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw failed(reason instanceof Error ? reason.message : String(reason), error);
  });
  const body = sent.safeParse(await response.json().catch(() => undefined));
  if (!response.ok || !body.success) throw failed(`status ${response.status}.`);
  return body.data.receipt.reference;
};
