import type { DataSource } from 'typeorm';
import { contentVersionRows } from './rows/content-rows.ts';

/** When the content changed last; `undefined` while none has been loaded. */
export const createContentDate = (dataSource: DataSource) => async (): Promise<Date | undefined> => {
  const row = await dataSource.getRepository(contentVersionRows).findOneBy({ id: 1 });
  return row?.loadedAt;
};
