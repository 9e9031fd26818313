import type { DataSource } from 'typeorm';
import type { NewsArchive } from '#domain/news/ports.ts';
import { newsRows } from './rows.ts';

export const createPostgresNews = (dataSource: DataSource): NewsArchive => {
  const news = dataSource.getRepository(newsRows);

  return {
    items: () => news.find({ order: { publishDate: 'DESC', id: 'ASC' } }),
    item: async (id) => (await news.findOneBy({ id })) ?? undefined,
  };
};
