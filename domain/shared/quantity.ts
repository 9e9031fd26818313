/** Largest quantity of one product that may be requested. */
export const maxQuantity = 999_999;

export const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity;
