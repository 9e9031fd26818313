import type { RequestState } from '#domain/requests/visitor-request.ts';
import { OperatorError } from '#domain/shared/errors/operator-error.ts';

/** Proof that a form is a probe to the site: only who has the database can sign the key. */
export interface ProbeProof {
  /** Idempotency key of the form. */
  readonly key: string;
  readonly signature: string;
}

/** State of a probe's mail. */
interface ProbeState {
  readonly state: RequestState;
  /** Error of the last attempt, without personal data. */
  readonly error?: string | undefined;
}

export interface ProbeRepository {
  sign(key: string): Promise<string>;
  /** `undefined` when there is no such probe. */
  state(reference: string): Promise<ProbeState | undefined>;
  /** Deletes the probe, its job, and probes of more than an hour ago, which were interrupted. */
  delete(reference: string): Promise<void>;
}

/** The probe's mail did not leave. */
export class ProbeFailedError extends OperatorError {
  override readonly name = 'ProbeFailedError';
}

interface Dependencies {
  readonly probes: ProbeRepository;
  /** Sends the form as visitors do. @returns the reference of the request @throws ProbeFailedError */
  readonly sendForm: (proof: ProbeProof) => Promise<string>;
  readonly newKey: () => string;
  /** Resolves some time later. */
  readonly wait: () => Promise<void>;
  /** Monotonic, in milliseconds. */
  readonly clock: { readonly now: () => number };
}

/**
 * Sends a form in the way of visitors, and waits until its mail has left. It goes to another address than those of staff,
 * is not counted, and is deleted in the end.
 * @returns how long it took in milliseconds
 * @throws ProbeFailedError
 */
export const createProbe =
  ({ probes, sendForm, newKey, wait, clock }: Dependencies) =>
  async (timeoutMs: number): Promise<number> => {
    const startedAt = clock.now();
    const key = newKey();
    const reference = await sendForm({ key, signature: await probes.sign(key) });
    try {
      for (;;) {
        const found = await probes.state(reference);
        if (!found)
          throw new ProbeFailedError('The request is not in this database: is it that of the site?');
        const elapsedMs = clock.now() - startedAt;
        if (found.state === 'notified') return elapsedMs;
        if (found.state === 'filed')
          throw new ProbeFailedError('The mail became a file, as SMTP_URL is not set: nobody is notified.');
        if (elapsedMs > timeoutMs)
          throw new ProbeFailedError(
            `The mail has not left after ${Math.round(elapsedMs / 1000)} s: ${found.error ?? 'no worker has tried to send it'}`,
          );
        await wait();
      }
    } finally {
      await probes.delete(reference);
    }
  };

export type Probe = ReturnType<typeof createProbe>;
