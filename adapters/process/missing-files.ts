/** Whether an error says that a file or folder is missing. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Returns the value, or another one where the file or folder is missing: another process may have removed it. */
export const ifMissing = async <Value, Other>(
  value: Promise<Value>,
  other: Other,
): Promise<Value | Other> => {
  try {
    return await value;
  } catch (error) {
    if (isMissing(error)) return other;
    throw error;
  }
};
