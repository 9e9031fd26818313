import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { commonFacets } from '#domain/catalogue/facets/facet.ts';
import { pictureFormats } from '#domain/content/picture.ts';
import { presentDay } from '../process/clock.ts';
import { cleaningSettings, encodingSettings } from './pictures/encoding-settings.ts';

/** Part of the hash: change it when unchanged files need to be loaded again, as after a change of how they are stored. */
const loaderVersion = '6';

const isDated = (file: string): boolean => /^(?:products|news)[/\\].*\.yaml$/u.test(file);

/** Files that are read at the same time. */
const filesAtOnce = 32;

const publishDay = /^publish(?:At|Date):\s*['"]?(?<day>\d{4}-\d\d-\d\d)/mu;

/** Whether a file of a product or a news item has a day that has not begun. */
const isHeldBack = (content: Buffer, today: string): boolean => {
  const day = publishDay.exec(content.toString())?.groups?.['day'];
  return day !== undefined && day > today;
};

/**
 * A hash of all YAML files, pictures and documents of the content folder, of the facets that are stored, of how pictures
 * are made, and of what is held back until a later day; the same on every machine.
 * @param today the day in Türkiye, as 2026-01-31
 */
export const contentVersion = async (contentDir: string, today = presentDay()): Promise<string> => {
  const files = (await readdir(contentDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(contentDir, path.join(parentPath, name)))
    .filter((file) => file.endsWith('.yaml') || /^(?:pictures|documents)[/\\]/u.test(file))
    .toSorted();
  const facets = commonFacets.join(' ');
  const settings = [
    loaderVersion,
    facets,
    cleaningSettings,
    encodingSettings,
    JSON.stringify(pictureFormats),
  ];
  const hash = createHash('sha256').update(settings.join('\0'));
  for (let start = 0; start < files.length; start += filesAtOnce) {
    const batch = files.slice(start, start + filesAtOnce);
    const contents = await Promise.all(batch.map((file) => readFile(path.join(contentDir, file))));
    for (const [index, file] of batch.entries()) {
      const content = contents[index] ?? Buffer.alloc(0);
      hash
        .update(`${file.replaceAll(path.sep, '/')}\0`)
        .update(content)
        .update('\0');
      if (isDated(file) && isHeldBack(content, today)) hash.update('held back\0');
    }
  }
  return hash.digest('hex');
};
