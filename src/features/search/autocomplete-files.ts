/** The module that the search box is enhanced with, as the build's manifest names it. */
export const autocompleteModule = 'src/features/search/autocomplete.tsx';

/** Id of the JSON block that lists the URLs of the autocomplete module's files. */
export const autocompleteFilesElementId = 'autocomplete-files';

/** URLs of the files; none in development, where they are not built. */
export const autocompleteFiles = (): readonly string[] =>
  JSON.parse(document.getElementById(autocompleteFilesElementId)?.textContent ?? '[]');
