import type { ContentChange } from '#domain/content/content.ts';
import { readConfig } from '../config.ts';
import { makeDataDirectory } from '../process/data-directory.ts';
import { imagesFolder, loadContent } from '../content/load-content.ts';
import { picturesVersion, textVersion } from '../content/content-version.ts';
import { makePictures } from '../content/pictures/make-pictures.ts';
import { readContent } from '../content/read-content.ts';
import { fail } from '../process/report-failure.ts';
import { createLogger } from '../process/logger.ts';
import { createPostgresContentRepository } from '../postgres/content-repository.ts';
import { openDatabase } from '../postgres/open-database.ts';

const usage = `npm run content -- check     lists every problem of the content files
npm run content -- load      writes them to the database, all or nothing, and prints what changed
npm run content -- images    makes the pictures of the site from the content's pictures`;

const print = ({ kind, slug, action }: ContentChange): void => console.log(`${action} ${kind} ${slug}`);

const check = async (): Promise<void> => {
  const { content, pictures, gaps } = await readContent(readConfig().contentDir);
  console.log(
    `In order: ${content.products.length} products, ${content.categories.length} categories, ${content.brands.length} brands, ${content.news.length} news, ${pictures.length} pictures.`,
  );
  for (const { file, line, text } of gaps) console.log(`content/${file}:${line} ${text}`);
};

const load = async (): Promise<void> => {
  const { contentDir, dataDir, databaseUrl, logLevel } = readConfig();
  const logger = createLogger(logLevel);
  await makeDataDirectory(dataDir);
  const database = await openDatabase({ databaseUrl, dataDir, logger, shared: true });
  try {
    const { changes = [] } = await loadContent({
      contentDir,
      imagesDir: imagesFolder(dataDir),
      store: createPostgresContentRepository(database.dataSource),
    });
    changes.forEach(print);
    console.log(changes.length === 0 ? 'Nothing changed.' : `Entries changed: ${changes.length}.`);
  } finally {
    await database.close();
  }
};

const images = async (): Promise<void> => {
  const { contentDir, dataDir } = readConfig();
  await makeDataDirectory(dataDir);
  const { pictures } = await readContent(contentDir);
  const version = await picturesVersion(contentDir, await textVersion(contentDir));
  const { made, removed } = await makePictures({
    pictures,
    folder: imagesFolder(dataDir),
    version,
  });
  console.log(`${made} files made, ${removed} removed, of ${pictures.length} pictures.`);
};

const commands: Readonly<Record<string, () => Promise<void>>> = { check, load, images };

const command = commands[process.argv[2] ?? ''];
if (command) {
  await command().catch(fail);
} else {
  console.error(usage);
  process.exitCode = 2;
}
