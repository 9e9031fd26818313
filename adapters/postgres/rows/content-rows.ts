import { EntitySchema } from 'typeorm';
import type { LabelGroup } from '#domain/catalogue/attributes/align-rows.ts';
import type { Attribute } from '#domain/catalogue/attributes/attribute.ts';
import type { Brand } from '#domain/catalogue/products/brand.ts';
import type { Category } from '#domain/catalogue/products/category.ts';
import type { Procedure } from '#domain/catalogue/products/procedure.ts';
import type { Solution } from '#domain/catalogue/products/solution.ts';
import type { Company } from '#domain/company/company.ts';
import type { SitePictures } from '#domain/content/picture.ts';
import type { NewsItem } from '#domain/news/news-item.ts';
import type { Localized } from '#domain/shared/language.ts';
import type { PageName, PageTexts } from '#domain/site/page-texts.ts';
import type { Redirect } from '#domain/site/redirect.ts';

/** Entry of the content as a load writes it. */
export interface ContentRow<Definition = unknown> {
  /** Identifies the entry in the content files: slug, id, page or path. */
  key: string;
  /** Place among the others, 0 for entries without an order of their own. */
  position: number;
  definition: Definition;
  /** Moment at which a load last changed the entry. Not selected along with the row: only the site index reads it. */
  changedAt?: Date;
}

const contentRows = <Definition>(table: string) =>
  new EntitySchema<ContentRow<Definition>>({
    name: table,
    columns: {
      key: { type: 'text', primary: true, collation: 'C' },
      position: { type: 'integer', default: 0 },
      definition: { type: 'jsonb' },
      changedAt: { name: 'changed_at', type: 'timestamptz', select: false },
    },
  });

export const categoryRows = contentRows<Category>('categories');

/** Solution with the slugs of its categories. */
export interface StoredSolution extends Omit<Solution, 'categories'> {
  readonly categories: readonly string[];
}

export const solutionRows = contentRows<StoredSolution>('solutions');
export const brandRows = contentRows<Brand>('brands');
export const attributeRows = contentRows<Attribute>('attributes');
export const procedureRows = contentRows<Procedure>('procedures');
export const technicalLabelsRows = contentRows<readonly LabelGroup[]>('technical_labels');
export const companyRows = contentRows<Company>('company');
export const newsRows = contentRows<NewsItem>('news');
export const redirectRows = contentRows<Redirect>('redirects');
export const sitePicturesRows = contentRows<SitePictures>('site_pictures');
export const pageTextsRows = contentRows<Localized<PageTexts[PageName]>>('page_texts');

export interface ContentVersionRow {
  id: 1;
  version: string;
  loadedAt: Date;
}

export const contentVersionRows = new EntitySchema<ContentVersionRow>({
  name: 'content_version',
  columns: {
    id: { type: 'smallint', primary: true },
    version: { type: 'text' },
    loadedAt: { name: 'loaded_at', type: 'timestamptz' },
  },
});
