import { memoize } from '../../lib/memoize.ts';
import { autocompleteFiles } from './autocomplete-files.ts';

const fetchWhole = async (file: string): Promise<void> => {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  await response.arrayBuffer();
};

/**
 * Loads the suggestions once, and again after a failure. A browser never tries a failed import a second time, nor one
 * of what it imports: so the files are fetched first, and the import finds them in the browser's cache.
 */
export const loadAutocomplete = memoize(async () => {
  await Promise.all(autocompleteFiles().map(fetchWhole));
  return import('./autocomplete.tsx');
});
