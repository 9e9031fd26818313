import { currency } from '#domain/search/amounts/currency.ts';

/** Prices and sums, with their currency or without. */
export const price = new RegExp(
  String.raw`(?<![\d.,])\d[\d.,]*(?:\s?${currency}|[.,]\d{2}(?![\d.,]|\s?[\p{L}°"×*]))`,
  'giu',
);
