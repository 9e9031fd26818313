/** A reference in two groups of four, as it is read out. @param reference eight digits */
export const formatReference = (reference: string): string =>
  `${reference.slice(0, 4)} ${reference.slice(4)}`;
