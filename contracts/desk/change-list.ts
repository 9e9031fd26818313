import { type Json, type JsonPath, isList, isObject } from '#domain/desk/publishing/json.ts';
import type { ListAction } from './field-names.ts';

const changeEntries = (list: readonly Json[], index: number, action: ListAction): readonly Json[] => {
  if (action === 'add') return [...list, {}];
  if (action === 'remove') return list.filter((_, place) => place !== index);
  const other = action === 'up' ? index - 1 : index + 1;
  const [moved, neighbour] = [list[index], list[other]];
  if (moved === undefined || neighbour === undefined) return list;
  return list.with(index, neighbour).with(other, moved);
};

const changeAt = (
  value: Json | undefined,
  path: JsonPath,
  change: (list: readonly Json[]) => readonly Json[],
): Json => {
  const [key, ...rest] = path;
  if (key === undefined) return change(isList(value) ? value : []);
  if (typeof key === 'number' && isList(value))
    return value.map((entry, index) => (index === key ? changeAt(entry, rest, change) : entry));
  const object = isObject(value) ? value : {};
  return { ...object, [key]: changeAt(object[key], rest, change) };
};

/**
 * Changes a list in a value.
 * @param path place of the list to add to, else of the entry
 */
export const changeList = (value: Json, action: ListAction, path: JsonPath): Json => {
  if (action === 'add') return changeAt(value, path, (list) => changeEntries(list, -1, action));
  const index = path.at(-1);
  if (typeof index !== 'number') return value;
  return changeAt(value, path.slice(0, -1), (list) => changeEntries(list, index, action));
};
