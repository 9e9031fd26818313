import { EntitySchema } from 'typeorm';
import type { Article } from '#domain/catalogue/product.ts';
import type { Company } from '#domain/company/company.ts';
import type { Localized } from '#domain/shared/language.ts';

export interface CompanyRow {
  id: 1;
  profile: Company;
}

export const companyRows = new EntitySchema<CompanyRow>({
  name: 'company',
  columns: {
    id: { type: 'smallint', primary: true },
    profile: { type: 'jsonb' },
  },
});

export interface CategoryRow {
  slug: string;
  name: Localized;
  summary: Localized;
}

export const categoryRows = new EntitySchema<CategoryRow>({
  name: 'categories',
  columns: {
    slug: { type: 'text', primary: true },
    name: { type: 'jsonb' },
    summary: { type: 'jsonb' },
  },
});

export interface SolutionRow {
  slug: string;
  position: number;
  name: Localized;
  summary: Localized;
  categories: string[];
}

export const solutionRows = new EntitySchema<SolutionRow>({
  name: 'solutions',
  columns: {
    slug: { type: 'text', primary: true },
    position: { type: 'integer' },
    name: { type: 'jsonb' },
    summary: { type: 'jsonb' },
    categories: { type: 'text', array: true },
  },
});

export interface BrandRow {
  slug: string;
  position: number;
  name: string;
}

export const brandRows = new EntitySchema<BrandRow>({
  name: 'brands',
  columns: {
    slug: { type: 'text', primary: true },
    position: { type: 'integer' },
    name: { type: 'text' },
  },
});

export interface ProductRow {
  id: number;
  slugEn: string;
  slugTr: string;
  nameEn: string;
  nameTr: string;
  category: string;
  brand: string;
  description: Localized;
  details: Localized[];
  detailsTable: Localized | null;
  gallery: Localized[];
  articles: Article[];
  document: string | null;
}

export const productRows = new EntitySchema<ProductRow>({
  name: 'products',
  columns: {
    id: { type: 'integer', primary: true, generated: 'increment' },
    slugEn: { name: 'slug_en', type: 'text', collation: 'C', unique: true },
    slugTr: { name: 'slug_tr', type: 'text', unique: true },
    nameEn: { name: 'name_en', type: 'text' },
    nameTr: { name: 'name_tr', type: 'text' },
    category: { type: 'text' },
    brand: { type: 'text' },
    description: { type: 'jsonb' },
    details: { type: 'jsonb' },
    detailsTable: { name: 'details_table', type: 'jsonb', nullable: true },
    gallery: { type: 'jsonb' },
    articles: { type: 'jsonb' },
    document: { type: 'text', nullable: true },
  },
});

export interface NewsRow {
  id: string;
  title: Localized;
  article: Localized;
  readingMinutes: number;
  publishDate: string;
}

export const newsRows = new EntitySchema<NewsRow>({
  name: 'news',
  columns: {
    id: { type: 'text', primary: true },
    title: { type: 'jsonb' },
    article: { type: 'jsonb' },
    readingMinutes: { name: 'reading_minutes', type: 'integer' },
    publishDate: { name: 'publish_date', type: 'date' },
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

export const tables = [
  brandRows,
  categoryRows,
  companyRows,
  contentVersionRows,
  newsRows,
  productRows,
  solutionRows,
];
