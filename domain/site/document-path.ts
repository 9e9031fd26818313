// Not in paths.ts, all of which every page loads.

/** The page of the documents of all products, without the language. */
export const documentsPath = '/documents';
