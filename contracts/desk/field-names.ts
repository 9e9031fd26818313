import type { JsonPath } from '#domain/desk/publishing/json.ts';

const escapePart = (part: string | number): string =>
  String(part).replaceAll('~', '~0').replaceAll('/', '~1');

/** Name of the field for a place in a file: its JSON pointer (RFC 6901). */
export const fieldName = (path: JsonPath): string => path.map((part) => `/${escapePart(part)}`).join('');

/** Name of the field for the key of a new value of a record. */
export const newKeyName = (path: JsonPath): string => `newKey:${fieldName(path)}`;

/** Name of the buttons that change a list; their value is the action and the place. */
export const listActionName = 'action';

const listActions = ['add', 'remove', 'up', 'down'] as const;

export type ListAction = (typeof listActions)[number];

export const listActionValue = (action: ListAction, path: JsonPath): string => `${action} ${fieldName(path)}`;

const parsePart = (part: string): string | number =>
  /^(?:0|[1-9]\d*)$/u.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~');

/** Place of a JSON pointer. */
const pathOf = (name: string): JsonPath => name.split('/').slice(1).map(parsePart);

/** Reads the value of a button of a list; `undefined` of anything else. */
export const readListAction = (
  value: string,
): { readonly action: ListAction; readonly path: JsonPath } | undefined => {
  const [action, name = ''] = value.split(' ');
  const known = listActions.find((each) => each === action);
  return known && { action: known, path: pathOf(name) };
};
