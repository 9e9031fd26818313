import type { DataSource } from 'typeorm';
import type { NewsRepository } from '#domain/news/ports.ts';
import { newsRows } from './rows/content-rows.ts';

const order = { publishDate: 'DESC', id: 'ASC' } as const;

export const createPostgresNewsRepository = (dataSource: DataSource): NewsRepository => {
  const news = dataSource.getRepository(newsRows);

  return {
    items: () => news.find({ order }),
    async headlines() {
      const rows = await news.find({ select: { id: true, title: true }, order });
      return rows.map(({ id, title }) => ({ id, title }));
    },
    item: async (id) => (await news.findOneBy({ id })) ?? undefined,
  };
};
