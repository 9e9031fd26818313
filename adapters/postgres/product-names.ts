import { type DataSource, In } from 'typeorm';
import type { ProductNames } from '#domain/requests/ports.ts';
import { productRows } from './rows/catalogue-rows.ts';

export const createPostgresProductNames = (dataSource: DataSource): ProductNames => ({
  async turkishNames(slugs) {
    if (slugs.length === 0) return new Map();
    const wanted = In([...slugs]);
    const rows = await dataSource.getRepository(productRows).find({
      select: { slugEn: true, slugTr: true, nameTr: true },
      where: [{ slugEn: wanted }, { slugTr: wanted }],
    });
    return new Map(
      rows.flatMap(({ slugEn, slugTr, nameTr }) => [[slugTr, nameTr] as const, [slugEn, nameTr] as const]),
    );
  },
});
