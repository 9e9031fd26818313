/** The value, or `undefined` where the file or folder is not there. */
export const undefinedIfMissing = async <Value>(value: Promise<Value>): Promise<Value | undefined> => {
  try {
    return await value;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};
