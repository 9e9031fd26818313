/** Parameter that names the compared products, with commas between them. */
export const comparedParameter = 'items';
