import { loadEarly } from '../../../lib/load-early.ts';
import { storedText } from '../../../lib/stored-text.ts';
import { choiceKey } from './choice-key.ts';
import { leftEntries } from './left-entries.ts';
import type * as Choice from './choice.tsx';

let loading: Promise<typeof Choice> | undefined;

/**
 * Loads what keeps the choice of products to be compared, and shows it. Those who ask meanwhile share one promise: browsers
 * keep no order among imports of one module, so that products would be chosen in another one than they were clicked.
 */
export const loadChoice = (): Promise<typeof Choice> => {
  loading ??= import('./choice.tsx');
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
};

/** Shows the choice of an earlier page, if there is one, also one whose script had not come. */
export const loadStoredChoice = (): void => {
  if (storedText('localStorage', choiceKey) || leftEntries().length > 0) loadEarly(loadChoice);
};
