import { createHash } from 'node:crypto';
import { siteDataPath } from '#domain/site/paths.ts';

interface SiteDataFile {
  readonly path: string;
  readonly body: Buffer;
}

const files = new WeakMap<object, SiteDataFile>();

const makeFile = (data: object): SiteDataFile => {
  const body = Buffer.from(JSON.stringify(data));
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  return { path: siteDataPath(hash), body };
};

/**
 * The data that every page shows as a file of its own, so that a browser loads it once instead of with each page. Made
 * once for each object: the data is the same object until the content changes.
 */
export const siteDataFile = (data: object): SiteDataFile => {
  const file = files.get(data) ?? makeFile(data);
  files.set(data, file);
  return file;
};
