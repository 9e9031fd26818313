import { mkdir } from 'node:fs/promises';
import { OperatorError } from '#domain/shared/errors/operator-error.ts';

class DataDirectoryError extends OperatorError {
  override readonly name = 'DataDirectoryError';
}

/** @throws DataDirectoryError */
export const makeDataDirectory = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new DataDirectoryError(
      `The data directory cannot be made: ${error instanceof Error ? error.message : String(error)}. Check DATA_DIR.`,
      { cause: error },
    );
  }
};
