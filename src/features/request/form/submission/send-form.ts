import type { FormName } from '#contracts/form-fields.ts';
import type { SubmissionResult } from '#contracts/submission-result.ts';
import { submissions } from './submissions.ts';
import type { Outcome } from './submit-form.ts';
import { toVisibleResult } from './visible-errors.ts';

const firstDelayMs = 5000;
const maxDelayMs = 60_000;

interface Sending {
  readonly form: FormName;
  /** Sends the form, each time with the same idempotency key, so that it is stored once. Never rejects. */
  readonly attempt: () => Promise<Outcome>;
  /** Called before the outcome is shown. */
  readonly onSettled: (outcome: SubmissionResult) => void;
  /** Whether an earlier attempt may have reached the server. */
  readonly mayHaveArrived: boolean;
}

/** Waits until there may be a connection, or until the signal. A browser that believes it is online sends no event. */
const untilOnline = (delayMs: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, delayMs);
    window.addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** @param delayMs of the next attempt, if the visitor agreed to further ones */
const settle = (sending: Sending, outcome: Outcome, delayMs?: number): void => {
  const { form, onSettled } = sending;
  if (outcome.kind !== 'offline' && outcome.kind !== 'unconfirmed') {
    const visible = toVisibleResult(outcome);
    onSettled(visible);
    submissions.set(form, visible);
    return;
  }
  const mayHaveArrived = sending.mayHaveArrived || outcome.kind === 'unconfirmed';
  const unanswered: Sending = { ...sending, mayHaveArrived };
  if (delayMs === undefined)
    submissions.set(form, {
      kind: mayHaveArrived ? 'unconfirmed' : 'offline',
      retry: () => void (navigator.onLine ? send : wait)(unanswered, firstDelayMs),
    });
  else void wait(unanswered, delayMs);
};

const send = async (sending: Sending, nextDelayMs?: number): Promise<void> => {
  submissions.set(sending.form, { kind: 'pending' });
  settle(sending, await sending.attempt(), nextDelayMs);
};

const wait = async (sending: Sending, delayMs: number): Promise<void> => {
  const controller = new AbortController();
  const cancel = (): void => {
    controller.abort();
    settle(sending, { kind: 'offline' });
  };
  submissions.set(sending.form, { kind: 'waiting', cancel });
  await untilOnline(delayMs, controller.signal);
  if (controller.signal.aborted) return;
  controller.abort();
  await send(sending, Math.min(2 * delayMs, maxDelayMs));
};

/** Sends a form and says in `submissions` what came of it. Without an answer the visitor can have it sent again. */
export const sendForm = (sending: Omit<Sending, 'mayHaveArrived'>): Promise<void> =>
  send({ ...sending, mayHaveArrived: submissions.get(sending.form)?.kind === 'unconfirmed' });
