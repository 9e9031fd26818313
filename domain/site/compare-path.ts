/** The page that puts products side by side. */
export const comparePath = '/compare';

/** Names the products, with commas between them. */
export const comparedParameter = 'items';
