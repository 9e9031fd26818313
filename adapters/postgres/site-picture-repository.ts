import type { DataSource } from 'typeorm';
import type { SitePictures } from '#domain/content/picture.ts';
import { sitePicturesRows } from './rows/content-rows.ts';

const none: SitePictures = { solution: {}, banner: {}, brand: {}, portrait: {} };

/** None while nothing has been loaded. */
export const createGetSitePictures = (dataSource: DataSource) => async (): Promise<SitePictures> => {
  const [row] = await dataSource.getRepository(sitePicturesRows).find();
  return row?.definition ?? none;
};
