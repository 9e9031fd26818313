import path from 'node:path';
import type { DataSource } from 'typeorm';
import { readContent } from '../../adapters/content/read-content.ts';
import { createPostgresContentRepository } from '../../adapters/postgres/content-repository.ts';

export const contentDir = path.resolve(import.meta.dirname, '..', '..', 'content');

/** Puts the project's own content into the database. */
export const loadOwnContent = async (dataSource: DataSource, version = 'test'): Promise<void> => {
  const { content } = await readContent(contentDir);
  await createPostgresContentRepository(dataSource).replace(content, version);
};
