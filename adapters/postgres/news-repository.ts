import type { DataSource } from 'typeorm';
import type { NewsItem } from '#domain/news/news-item.ts';
import type { NewsRepository } from '#domain/news/ports.ts';
import { type NewsRow, newsRows } from './rows/content-rows.ts';

const order = { publishDate: 'DESC', id: 'ASC' } as const;

const toItem = ({ pictureFile, ...item }: NewsRow): NewsItem => ({
  ...item,
  ...(pictureFile !== null && { picture: pictureFile }),
});

export const createPostgresNewsRepository = (dataSource: DataSource): NewsRepository => {
  const news = dataSource.getRepository(newsRows);

  return {
    items: async () => (await news.find({ order })).map(toItem),
    async headlines() {
      const rows = await news.find({ select: { id: true, title: true }, order });
      return rows.map(({ id, title }) => ({ id, title }));
    },
    async item(id) {
      const row = await news.findOneBy({ id });
      return row ? toItem(row) : undefined;
    },
  };
};
