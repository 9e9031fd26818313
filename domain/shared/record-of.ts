/** Makes an object with a value for each name, in the given order. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Readonly<Record<Name, Value>> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries widens keys to string
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
