import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ContentProblem } from '#domain/content/problems.ts';

interface Folder {
  readonly root: string;
  readonly name: 'products' | 'news' | 'procedures';
  readonly problems: ContentProblem[];
}

/** The YAML files of a folder, recursively. A .yml file would be ignored, so it is reported. */
export const yamlFilesIn = async ({ root, name, problems }: Folder): Promise<string[]> => {
  const entries = await readdir(path.join(root, name), { recursive: true }).catch((): string[] => []);
  const files = entries.map((entry) => `${name}/${entry.replaceAll(path.sep, '/')}`).toSorted();
  for (const file of files.filter((entry) => entry.endsWith('.yml'))) {
    problems.push({ file, line: 1, text: 'must end in .yaml' });
  }
  return files.filter((file) => file.endsWith('.yaml'));
};
