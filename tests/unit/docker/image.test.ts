import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../support/markdown.ts';

const linesOf = async (file: string): Promise<readonly string[]> =>
  (await readFile(path.join(root, file), 'utf8')).split('\n');

test('.dockerignore lets through all that the image copies', async () => {
  const copied = (await linesOf('docker/Dockerfile'))
    .flatMap((line) => /^COPY (?!--)(?<sources>.+) \S+$/u.exec(line)?.groups?.['sources']?.split(' ') ?? [])
    .filter((source) => source !== '.');
  expect(copied).toContain('adapters');
  const letThrough = new Set(await linesOf('.dockerignore'));
  expect(copied.filter((source) => !letThrough.has(`!${source}`))).toEqual([]);
});
