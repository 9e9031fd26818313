/** All that is known of a product that the catalogue does not have. */
export const wordsOfSlug = (slug: string): string => slug.replaceAll('-', ' ');
