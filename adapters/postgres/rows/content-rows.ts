import { EntitySchema } from 'typeorm';
import type { LabelGroup } from '#domain/catalogue/attributes/align-rows.ts';
import type { Company } from '#domain/company/company.ts';
import type { SitePictures } from '#domain/content/picture.ts';
import type { NewsLink } from '#domain/news/news-item.ts';
import type { Localized } from '#domain/shared/language.ts';
import type { PageName, PageTexts } from '#domain/site/page-texts.ts';
import { type ContentRow, changedAt } from './changed-at.ts';

export interface CompanyRow extends ContentRow {
  id: 1;
  profile: Company;
}

export const companyRows = new EntitySchema<CompanyRow>({
  name: 'company',
  columns: {
    id: { type: 'smallint', primary: true },
    profile: { type: 'jsonb' },
    changedAt,
  },
});

export interface NewsRow extends ContentRow {
  id: string;
  title: Localized;
  article: Localized;
  readingMinutes: number;
  publishDate: string;
  pictureFile: string | null;
  link: NewsLink | null;
}

export const newsRows = new EntitySchema<NewsRow>({
  name: 'news',
  columns: {
    id: { type: 'text', primary: true },
    title: { type: 'jsonb' },
    article: { type: 'jsonb' },
    readingMinutes: { name: 'reading_minutes', type: 'integer' },
    publishDate: { name: 'publish_date', type: 'date' },
    pictureFile: { name: 'picture_file', type: 'text', nullable: true },
    link: { type: 'jsonb', nullable: true },
    changedAt,
  },
});

export interface SitePicturesRow extends ContentRow {
  id: 1;
  files: SitePictures;
}

export const sitePicturesRows = new EntitySchema<SitePicturesRow>({
  name: 'site_pictures',
  columns: {
    id: { type: 'smallint', primary: true },
    files: { type: 'jsonb' },
    changedAt,
  },
});

export interface PageTextsRow extends ContentRow {
  page: PageName;
  texts: Localized<PageTexts[PageName]>;
}

export const pageTextsRows = new EntitySchema<PageTextsRow>({
  name: 'page_texts',
  columns: {
    page: { type: 'text', primary: true },
    texts: { type: 'jsonb' },
    changedAt,
  },
});

export interface TechnicalLabelsRow extends ContentRow {
  id: 1;
  groups: readonly LabelGroup[];
}

export const technicalLabelsRows = new EntitySchema<TechnicalLabelsRow>({
  name: 'technical_labels',
  columns: {
    id: { type: 'smallint', primary: true },
    groups: { type: 'jsonb' },
    changedAt,
  },
});

export interface RedirectRow extends ContentRow {
  from: string;
  to: string;
}

export const redirectRows = new EntitySchema<RedirectRow>({
  name: 'redirects',
  columns: {
    from: { name: 'old_path', type: 'text', primary: true },
    to: { name: 'new_path', type: 'text' },
    changedAt,
  },
});

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
