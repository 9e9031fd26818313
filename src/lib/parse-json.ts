/** The value of a JSON text; `undefined` for no text and for text that is not JSON. */
export const parseJson = (text: string | null): unknown => {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
