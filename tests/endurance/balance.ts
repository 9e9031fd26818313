import { setTimeout as wait } from 'node:timers/promises';
import type { Installation } from './installation.ts';
import type { Visitors } from './visitors.ts';

/** What became of the requests that visitors were told had arrived. */
export interface Balance {
  readonly sent: number;
  readonly accepted: number;
  readonly mailedOnce: number;
  /** Again with the same Message-ID, by which mail programs know the copy. */
  readonly mailedAgain: number;
  /** With another Message-ID. */
  readonly doubled: number;
  readonly lost: number;
  /** Of which visitors were not told that they arrived, as the answer was lost. */
  readonly mailedUnaccepted: number;
}

const waitMs = 1000;

/** Waits until staff were notified of everything, or nothing happens any more. */
export const settle = async ({ query }: Installation, minutes: number): Promise<void> => {
  for (const end = Date.now() + minutes * 60_000; Date.now() < end; await wait(waitMs)) {
    // Instead of waiting for the next attempt.
    await query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()');
    const waiting = await query('SELECT 1 FROM requests WHERE notified_at IS NULL LIMIT 1');
    if (waiting.length === 0) return;
  }
};

export const drawBalance = ({ mailServer }: Installation, { forms }: Visitors): Balance => {
  const idsOf = new Map<string, (string | undefined)[]>();
  for (const { messageId, text } of mailServer.mails) {
    if (messageId?.startsWith('<confirmation-')) continue;
    for (const name of new Set(text?.match(/Ziyaretçi \d+(?=\n)/gu)))
      idsOf.set(name, [...(idsOf.get(name) ?? []), messageId]);
  }
  const accepted = forms.filter((form) => form.accepted);
  const mails = ({ name }: { readonly name: string }) => idsOf.get(name) ?? [];
  const distinct = (form: { readonly name: string }): number => new Set(mails(form)).size;
  return {
    sent: forms.length,
    accepted: accepted.length,
    mailedOnce: accepted.filter((form) => mails(form).length === 1).length,
    mailedAgain: forms.filter((form) => mails(form).length > distinct(form)).length,
    doubled: forms.filter((form) => distinct(form) > 1).length,
    lost: accepted.filter((form) => mails(form).length === 0).length,
    mailedUnaccepted: forms.filter((form) => !form.accepted && mails(form).length > 0).length,
  };
};
