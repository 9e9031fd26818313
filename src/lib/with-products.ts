/** One without products is announced nowhere, though its address works. */
export const withProducts = <Category extends { readonly products: number }>(
  categories: readonly Category[],
): readonly Category[] => categories.filter(({ products }) => products > 0);
