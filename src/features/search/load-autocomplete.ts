import { remember } from '../../lib/memoize.ts';
import { suggestingFiles } from './autocomplete-files.ts';

const fetchWhole = async (file: string): Promise<void> => {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  await response.arrayBuffer();
};

/**
 * Loads the suggestions once, and again after a failure. A browser never tries a failed import a second time, nor one
 * of what it imports: so the files are fetched first, and the import finds them in the browser's cache.
 */
export const loadSuggesting = remember(async () => {
  await Promise.all(suggestingFiles().map(fetchWhole));
  return import('./autocomplete.tsx');
});
