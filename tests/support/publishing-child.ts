import { once } from 'node:events';
import { composeDeskContent } from '../../adapters/compose/desk-content.ts';
import { openDataSource } from '../../adapters/postgres/data-source.ts';
import { systemClock } from '../../adapters/process/clock.ts';
import { numberedFiles, withNumber } from './numbered-content.ts';

/** Publishes two files with ever higher numbers, until it is killed. Begins when it gets a line with the first number. */
const [, , url = '', contentDir = '', dataDir = ''] = process.argv;
const dataSource = await openDataSource({ url, logger: console });
const config = { contentDir, dataDir, cdnPurgeUrl: undefined };
const desk = composeDeskContent({ dataSource, config, now: systemClock });
// Loaded before it is told to begin, so that most of the time until it is killed is that of publishing.
for (const file of ['read-content.ts', 'open-files.ts', 'pictures/clean-drawing.ts'])
  await import(new URL(`../../adapters/content/${file}`, import.meta.url).href);
console.log('ready');
const [line] = await once(process.stdin, 'data');
for (let number = Number(String(line)); ; number += 1) {
  const chosen = [];
  for (const file of numberedFiles) {
    const opened = await desk.openFile(file);
    if (opened?.merged.kind !== 'merged') throw new Error(`${file} clashes`);
    const bytes = withNumber(opened.merged.content, number);
    const seen = { version: opened.draft?.version ?? 0, fingerprint: opened.fingerprint };
    const saved = await desk.saveFile(file, { kind: 'bytes', bytes }, seen, 'child');
    if (saved.kind !== 'saved') throw new Error(saved.kind);
    chosen.push(saved.draft);
  }
  console.log(`drafted ${number}`);
  const published = await desk.publishDrafts(chosen, 'child');
  if (published.kind !== 'published' || published.failures.length > 0)
    throw new Error(JSON.stringify(published));
  console.log(`published ${number}`);
}
