/** Value of a content file, as YAML and JSON have it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}

/** Place of a value in a file: keys of objects and indexes of lists, from the root on. */
export type JsonPath = readonly (string | number)[];

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values are the same, in whatever order their keys are. `undefined` is a value that is not there. */
export const isSame = (one: Json | undefined, other: Json | undefined): boolean => {
  if (isList(one))
    return (
      isList(other) && one.length === other.length && one.every((entry, index) => isSame(entry, other[index]))
    );
  if (!isObject(one)) return Object.is(one, other) || (one === 0 && other === 0);
  if (!isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
};

/** Own property of an object; `undefined` where there is none. */
export const valueAt = (object: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;
