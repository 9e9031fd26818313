/** Reads a text of a storage; `null` where there is none or the storage is forbidden. */
export const storedText = (storage: 'localStorage' | 'sessionStorage', key: string): string | null => {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
};

/** Stores a text, or deletes it; nothing happens where the storage is forbidden or full. */
export const storeText = (
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  text: string | undefined,
): void => {
  try {
    if (text === undefined) window[storage].removeItem(key);
    else window[storage].setItem(key, text);
  } catch {
    // As documented.
  }
};
