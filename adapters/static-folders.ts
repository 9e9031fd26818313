import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from './config.ts';
import { documentsFolder } from './content/document-folder.ts';
import { imagesFolder } from './content/load-content.ts';
import type { StaticFolders } from './http/plugins/static-files.ts';

/** The pictures of flags that a package brings. */
const flags = fileURLToPath(new URL('flags/4x3', import.meta.resolve('flag-icons/package.json')));

export const staticFolders = ({
  distDir,
  dataDir,
  contentDir,
}: Pick<Config, 'distDir' | 'dataDir' | 'contentDir'>): StaticFolders => ({
  client: path.join(distDir, 'client'),
  images: imagesFolder(dataDir),
  documents: documentsFolder(contentDir),
  flags,
});
