/** Of the local storage: slugs of the products to be compared, with commas between them. */
export const choiceKey = 'compare';
