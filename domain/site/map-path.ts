/** Maps of the company's page, but for `country`, which shows no provinces in particular. */
export const mapNames = ['provinces', 'markets', 'country'] as const;

export type MapName = (typeof mapNames)[number];

/** A map that the server draws. @param version as `mapVersion` makes it */
export const mapPath = (name: MapName | ':name', version?: string): string =>
  `/maps/${name}${version === undefined ? '' : `.${version}`}.svg`;
