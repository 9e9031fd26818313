import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteOptions } from '../../../scripts/site-process.ts';

const root = path.resolve(import.meta.dirname, '..', '..', '..');

test.for([
  ['package.json', `"node ${siteOptions.join(' ')} scripts/start.ts"`],
  ['docker/Dockerfile', `NODE_OPTIONS="${siteOptions.join(' ')}"`],
  ['docs/running.md', `NODE_OPTIONS="${siteOptions.join(' ')}"`],
] as const)('%s starts the site with the options that the tests of memory have', async ([file, line]) => {
  expect(await readFile(path.join(root, file), 'utf8')).toContain(line);
});
