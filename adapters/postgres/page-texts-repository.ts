import type { DataSource } from 'typeorm';
import type { AllPageTexts } from '#domain/site/page-texts.ts';

interface Row {
  readonly pages: Partial<AllPageTexts> | null;
}

/** None while nothing has been loaded. */
export const createReadPageTexts = (dataSource: DataSource) => async (): Promise<Partial<AllPageTexts>> => {
  const [row] = await dataSource.query<Row[]>(
    'SELECT jsonb_object_agg(key, definition) AS pages FROM page_texts',
  );
  return row?.pages ?? {};
};
