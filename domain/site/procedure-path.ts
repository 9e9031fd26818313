// Not in paths.ts, all of which every page loads.

/** The page of all procedures, without the language. */
export const proceduresPath = '/procedures';

/** @param slug in either language; the site links to the English one */
export const procedurePath = (slug: string): string => `${proceduresPath}/${slug}`;
