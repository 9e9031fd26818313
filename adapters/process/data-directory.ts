import { mkdir } from 'node:fs/promises';

export class DataDirectoryUnusable extends Error {
  override readonly name = 'DataDirectoryUnusable';
}

/** @throws DataDirectoryUnusable */
export const makeDataDirectory = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new DataDirectoryUnusable(
      `The data directory cannot be made: ${error instanceof Error ? error.message : String(error)}. Check DATA_DIR.`,
      { cause: error },
    );
  }
};
