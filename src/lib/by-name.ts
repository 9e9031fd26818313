/** Brands from A to Z, in one order for both languages: their names are international. */
export const byName = <Brand extends { readonly name: string }>(brands: readonly Brand[]): readonly Brand[] =>
  brands.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
