/** Key of the local storage with the slugs of the products to be compared, with commas between them. */
export const choiceKey = 'compare';
