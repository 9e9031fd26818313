/** The words of a slug, as a name of a product or page of which nothing else is known. */
export const wordsOfSlug = (slug: string): string => slug.replaceAll('-', ' ');
