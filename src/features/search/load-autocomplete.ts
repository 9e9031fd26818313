import { fetchOk } from '../../lib/fetch-ok.ts';
import { memoize } from '../../lib/memoize.ts';
import { autocompleteFiles } from './autocomplete-files.ts';

const fetchCompletely = async (file: string): Promise<void> => {
  await (await fetchOk(file)).arrayBuffer();
};

/**
 * Loads the autocomplete once, and again after a failure. Browsers cache a failed import, also of a dependency, for the
 * life of the page; so the files are fetched first and the import finds them in the HTTP cache.
 */
export const loadAutocomplete = memoize(async () => {
  await Promise.all(autocompleteFiles().map(fetchCompletely));
  return import('./autocomplete.tsx');
});
