import type { ProductRange } from '#domain/catalogue/ports.ts';
import type { Language } from '#domain/shared/language.ts';
import { summarySql } from './rows/product-summary.ts';

interface Order {
  readonly language: Language;
  readonly descending: boolean;
}

/** Collations of the migration `listing-order`, whose indexes have names in them. */
export const nameOf: Readonly<Record<Language, string>> = {
  tr: 'name_tr COLLATE catalogue_tr',
  en: 'name_en COLLATE catalogue_en',
};

/** One query for all ranges; each of them is a scan of an index that is in the order of the names. */
export const selectRanges = (ranges: readonly ProductRange[], { language, descending }: Order) => {
  const direction = descending ? 'DESC' : 'ASC';
  const order = `${nameOf[language]} ${direction}, slug_en ${direction}`;
  const parameters: (string | number)[] = [];
  const add = (value: string | number): string => `$${parameters.push(value)}`;
  const selects = ranges.map(({ category, brand, offset, limit }, range) => {
    const conditions = [
      ...(category === undefined ? [] : [`category = ${add(category)}`]),
      ...(brand === undefined ? [] : [`brand = ${add(brand)}`]),
    ];
    return `
      SELECT ${range} AS range, row_number() OVER () AS position, part.* FROM (
        SELECT ${summarySql} FROM products WHERE ${conditions.join(' AND ') || 'TRUE'}
        ORDER BY ${order} OFFSET ${add(offset)} LIMIT ${add(limit)}
      ) AS part`;
  });
  return { sql: `${selects.join(' UNION ALL ')} ORDER BY range, position`, parameters };
};
