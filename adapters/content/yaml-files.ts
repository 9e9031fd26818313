import { isYamlFile } from './checks/check-files.ts';
import type { entryFolders } from './schemas/content-files.ts';
import { listTree } from './files/content-tree.ts';

/** The YAML files of a folder, recursively. `findUnreadFiles` reports the others. @param root the content folder */
export const yamlFilesIn = async (
  root: string,
  folder: 'products' | keyof typeof entryFolders,
): Promise<string[]> =>
  (await listTree(root, folder))
    .filter(({ file, isFolder }) => !isFolder && isYamlFile(file))
    .map(({ file }) => file);
