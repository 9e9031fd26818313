import type { ChoiceChange } from './choice-store.ts';

/** Outcome of the visitor's last click. */
export interface ChoiceOutcome {
  readonly change: ChoiceChange;
  readonly slug: string;
  /** Name of a product that the catalogue does not have. */
  readonly words?: string;
}

const listeners = new Set<() => void>();
let latest: ChoiceOutcome | undefined;

export const showOutcome = (outcome: ChoiceOutcome | undefined): void => {
  latest = outcome;
  for (const listener of listeners) listener();
};

export const outcomeStore = {
  get: (): ChoiceOutcome | undefined => latest,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
