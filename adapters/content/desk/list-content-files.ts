import { pageNames } from '#domain/site/page-texts.ts';
import { contentFiles, foldersOfEntries } from '../schemas/content-files.ts';
import { listTree } from '../files/content-tree.ts';

/** YAML files of one folder, by their paths below the content folder. */
export interface ContentFolderFiles {
  /** Empty for the files beside the folders. */
  readonly folder: string;
  readonly files: readonly string[];
}

/** Lists the YAML files of the content, by folder. @param contentDir absolute path */
export const listContentFiles = async (contentDir: string): Promise<readonly ContentFolderFiles[]> => {
  const entries: ContentFolderFiles[] = [];
  for (const folder of foldersOfEntries) {
    const tree = await listTree(contentDir, folder);
    const files = tree.filter(({ file, isFolder }) => !isFolder && file.endsWith('.yaml'));
    entries.push({ folder, files: files.map(({ file }) => file) });
  }
  return [
    ...entries,
    { folder: 'pages', files: pageNames.map((name) => `pages/${name}.yaml`) },
    { folder: '', files: Object.values(contentFiles).map(({ file }) => file) },
  ];
};
