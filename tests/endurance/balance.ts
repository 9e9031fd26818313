import { setTimeout as wait } from 'node:timers/promises';
import type { Installation } from './installation.ts';

/** Counts of what became of the requests that visitors were told had arrived. */
export interface Balance {
  readonly sent: number;
  readonly accepted: number;
  readonly mailedOnce: number;
  /** Mails that came again with the same Message-ID, by which mail programs know the copy. */
  readonly mailedAgain: number;
  /** Requests that were mailed again with another Message-ID. */
  readonly doubled: number;
  readonly lost: number;
  /** Mailed requests of which visitors were not told that they arrived, as the answer was lost. */
  readonly mailedUnaccepted: number;
}

/** A mail to staff or a visitor. */
interface Mail {
  readonly messageId?: string | undefined;
  readonly text?: string | undefined;
}

interface SentForm {
  /** Visitor's name, unique. */
  readonly name: string;
  /** Whether the visitor was told that it arrived. */
  readonly accepted: boolean;
}

const waitMs = 1000;

/** Waits until staff were notified of everything, or for so many seconds. */
export const settle = async ({ query }: Installation, seconds: number): Promise<void> => {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(waitMs)) {
    // Instead of waiting for the next attempt.
    await query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()');
    const waiting = await query('SELECT 1 FROM requests WHERE notified_at IS NULL LIMIT 1');
    if (waiting.length === 0) return;
  }
};

/** Message-IDs of mails to staff, by the name of the visitor. */
const readIds = (mails: readonly Mail[]): ReadonlyMap<string, readonly (string | undefined)[]> => {
  const ids = new Map<string, (string | undefined)[]>();
  for (const { messageId, text } of mails) {
    if (messageId?.startsWith('<confirmation-')) continue;
    for (const name of new Set(text?.match(/Ziyaretçi \d+(?=\n)/gu)))
      ids.set(name, [...(ids.get(name) ?? []), messageId]);
  }
  return ids;
};

export const drawBalance = (mails: readonly Mail[], forms: readonly SentForm[]): Balance => {
  const ids = readIds(mails);
  const idsOf = ({ name }: SentForm) => ids.get(name) ?? [];
  const distinct = (form: SentForm): number => new Set(idsOf(form)).size;
  const accepted = forms.filter((form) => form.accepted);
  return {
    sent: forms.length,
    accepted: accepted.length,
    mailedOnce: accepted.filter((form) => idsOf(form).length === 1).length,
    mailedAgain: forms.filter((form) => idsOf(form).length > distinct(form)).length,
    doubled: forms.filter((form) => distinct(form) > 1).length,
    lost: accepted.filter((form) => idsOf(form).length === 0).length,
    mailedUnaccepted: forms.filter((form) => !form.accepted && idsOf(form).length > 0).length,
  };
};

/** Whether the balance would have shown a mail too few and a mail too many, as it is no proof otherwise. */
export const wouldNotice = (mails: readonly Mail[], forms: readonly SentForm[]): boolean => {
  const { lost, doubled } = drawBalance(mails, forms);
  const form = forms.find(({ accepted, name }) => accepted && readIds(mails).get(name)?.length === 1);
  if (!form) return false;
  const isOfForm = (mail: Mail): boolean => readIds([mail]).has(form.name);
  const without = mails.filter((mail) => !isOfForm(mail));
  const twice = [...mails, ...mails.filter(isOfForm).map(({ text }) => ({ text, messageId: '<another>' }))];
  return drawBalance(without, forms).lost > lost && drawBalance(twice, forms).doubled > doubled;
};
