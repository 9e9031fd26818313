/** Whether a value of unknown origin, such as parsed JSON, is an object whose properties can be read. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
