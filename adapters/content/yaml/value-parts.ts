type Path = readonly PropertyKey[];

/** Yields the value of a file and all of its parts, each with its path, and before its own parts. */
export function* valueParts(value: unknown, path: Path = []): Generator<readonly [unknown, Path]> {
  yield [value, path];
  if (typeof value !== 'object' || value === null) return;
  const entries: Iterable<readonly [PropertyKey, unknown]> = Array.isArray(value)
    ? value.entries()
    : Object.entries(value);
  for (const [key, part] of entries) yield* valueParts(part, [...path, key]);
}
