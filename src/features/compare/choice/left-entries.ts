import { chosenHash } from './chosen-hash.ts';

/**
 * Entries of the history with a comparison that a button led to, and whose script, which takes the fragment away, has not
 * run. None in browsers that do not tell.
 */
export const leftEntries = (): readonly Pick<NavigationHistoryEntry, 'id' | 'url'>[] =>
  'navigation' in window ? navigation.entries().filter(({ url }) => url?.endsWith(`#${chosenHash}`)) : [];
