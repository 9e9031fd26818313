/** A `ProductSummary` as JSON, of a row of products. */
export const summarySql = `products.summary || jsonb_build_object('id', products.id)`;

/** A `Product` as JSON, of a row of products. */
export const productSql = `products.definition || ${summarySql}`;
