/** Prices and sums, with their currency or without. */
export const price =
  /(?<![\d.,])\d[\d.,]*(?:\s?(?:[₺$€£]|(?:tl|try|usd|eur|euro|gbp)(?!\p{L}))|[.,]\d{2}(?![\d.,]|\s?[\p{L}°"×*]))/giu;
