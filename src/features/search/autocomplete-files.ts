import { jsonBlock } from '../../lib/json-block.ts';

/** The module that the box is improved with, as the build's manifest names it. */
export const autocompleteModule = 'src/features/search/autocomplete.tsx';

const elementId = 'suggesting-files';

/** Tells the page from which files that module is loaded. */
export const autocompleteFilesBlock = (files: readonly string[]): string =>
  jsonBlock({ type: 'application/json', id: elementId, value: files });

/** Their addresses; none in development, where they are not built. */
export const autocompleteFiles = (): readonly string[] =>
  JSON.parse(document.getElementById(elementId)?.textContent ?? '[]');
