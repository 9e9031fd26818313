import type { DataSource, EntityManager } from 'typeorm';
import { createClientHash } from './client-hash.ts';
import {
  type CounterTable,
  claimKey,
  countInWindow,
  deleteExpiredCounts,
  settleKey,
} from './window-counter.ts';

interface CountedForm {
  /** Networks in the order of counting, which ends at one whose limit is exceeded. */
  readonly networks: readonly { readonly name: string; readonly max: number }[];
  /** Key of forms that are counted once together. */
  readonly key?: string | undefined;
}

interface CountResult {
  readonly isAllowed: boolean;
  /** Time until the window of the network ends whose limit is exceeded, else of the last one. */
  readonly endsInMs: number;
}

/** Counts submitted forms by client, across all processes. Whatever names a client is stored only as an HMAC. */
export interface FormCounter {
  /** Deletes counts whose window has ended. */
  deleteExpired(): Promise<void>;
  /**
   * Counts a form by its networks. Of forms with the same key, the first is counted, and the others have its result, also
   * if they come at the same time.
   * @param windowMs length of a network's window, which begins with its first form; after it the count restarts at 1
   */
  countForm(form: CountedForm, windowMs: number): Promise<CountResult>;
}

const table: CounterTable = { name: 'form_counters', key: 'client', count: 'forms' };

type Hash = (text: string) => string;

const countNetworks = async (
  manager: EntityManager,
  hash: Hash,
  { networks }: CountedForm,
  windowMs: number,
): Promise<CountResult> => {
  let endsInMs = windowMs;
  for (const { name, max } of networks) {
    const counted = await countInWindow(manager, table, hash(name), windowMs);
    ({ endsInMs } = counted);
    if (counted.count > max) return { isAllowed: false, endsInMs };
  }
  return { isAllowed: true, endsInMs };
};

/** Decisions as they are stored as the count of a key. */
const decisions = { allowed: 1, refused: 2 } as const;

export const createFormCounter = (dataSource: DataSource): FormCounter => ({
  deleteExpired: () => deleteExpiredCounts(dataSource.manager, table),

  countForm: (form, windowMs) =>
    dataSource.transaction(async (manager) => {
      const hash = await createClientHash(manager);
      if (form.key === undefined) return countNetworks(manager, hash, form, windowMs);
      const key = hash(`form ${form.key}`);
      // Those with the same key wait here for each other.
      const claimed = await claimKey(manager, table, key, windowMs);
      if (claimed.count > 0)
        return { isAllowed: claimed.count === decisions.allowed, endsInMs: claimed.endsInMs };
      const result = await countNetworks(manager, hash, form, windowMs);
      await settleKey(manager, table, key, {
        count: result.isAllowed ? decisions.allowed : decisions.refused,
        endsInMs: result.endsInMs,
      });
      return result;
    }),
});
