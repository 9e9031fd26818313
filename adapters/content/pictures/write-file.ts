import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

export const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Replaces the file atomically, so that no client gets an incomplete one. */
export const replaceFile = async (target: string, content: string | Uint8Array): Promise<void> => {
  await mkdir(path.dirname(target), { recursive: true });
  const partial = `${target}.${randomUUID()}.part`;
  await writeFile(partial, content);
  await rename(partial, target);
};
