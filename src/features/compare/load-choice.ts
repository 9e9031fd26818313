import { loadEarly } from '../../lib/load-early.ts';
import { storedText } from '../../lib/stored-text.ts';
import { choiceKey } from './choice-key.ts';

/** Loads what keeps the choice of products to be compared, and shows it. */
export const loadChoice = () => import('./choice.tsx');

/** Shows the choice of an earlier page, if there is one. */
export const loadStoredChoice = (): void => {
  if (storedText('localStorage', choiceKey)) loadEarly(loadChoice);
};
