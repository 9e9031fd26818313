import { EntitySchema } from 'typeorm';
import type { Article } from '#domain/catalogue/product.ts';
import type { Regulatory } from '#domain/catalogue/regulatory.ts';
import type { Company } from '#domain/company/company.ts';
import type { RequestKind, VisitorRequest } from '#domain/requests/visitor-request.ts';
import type { Localized } from '#domain/shared/language.ts';

/** Every row of the content has it; it is read by its own queries, never along with the row. */
interface Dated {
  changedAt?: Date;
}

const changedAt = { name: 'changed_at', type: 'timestamptz', select: false } as const;

export interface CompanyRow extends Dated {
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

export interface CategoryRow extends Dated {
  slug: string;
  name: Localized;
  summary: Localized;
  picture: string | null;
}

export const categoryRows = new EntitySchema<CategoryRow>({
  name: 'categories',
  columns: {
    slug: { type: 'text', primary: true },
    name: { type: 'jsonb' },
    summary: { type: 'jsonb' },
    picture: { type: 'text', nullable: true },
    changedAt,
  },
});

export interface SolutionRow extends Dated {
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
    changedAt,
  },
});

export interface BrandRow extends Dated {
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
    changedAt,
  },
});

export interface ProductRow extends Dated {
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
  regulatory: Regulatory | null;
  searchKey: string[];
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
    regulatory: { type: 'jsonb', nullable: true },
    searchKey: { name: 'search_key', type: 'text', array: true, collation: 'C', default: [] },
    changedAt,
  },
});

export interface NewsRow extends Dated {
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
    changedAt,
  },
});

export interface RedirectRow extends Dated {
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

export interface RequestRow extends Omit<VisitorRequest, 'products'> {
  /** Equal for repeats of one sending. */
  fingerprint: string;
  products: VisitorRequest['products'][number][];
  notifiedAt: Date | null;
  digestId: string | null;
}

export const requestRows = new EntitySchema<RequestRow>({
  name: 'requests',
  columns: {
    id: { type: 'uuid', primary: true },
    fingerprint: { type: 'text', unique: true },
    kind: { type: 'text' },
    name: { type: 'text' },
    email: { type: 'text' },
    country: { type: 'text' },
    phone: { type: 'text' },
    message: { type: 'text' },
    products: { type: 'jsonb' },
    language: { type: 'text' },
    noticeVersion: { name: 'notice_version', type: 'text' },
    suspicious: { type: 'boolean' },
    receivedAt: { name: 'received_at', type: 'timestamptz' },
    notifiedAt: { name: 'told_at', type: 'timestamptz', nullable: true },
    digestId: { name: 'digest_id', type: 'uuid', nullable: true },
  },
});

export interface DigestRow {
  id: string;
  kind: RequestKind;
  closedAt: Date | null;
}

export const digestRows = new EntitySchema<DigestRow>({
  name: 'digests',
  columns: {
    id: { type: 'uuid', primary: true },
    kind: { type: 'text' },
    closedAt: { name: 'closed_at', type: 'timestamptz', nullable: true },
  },
});

export const tables = [
  brandRows,
  categoryRows,
  companyRows,
  contentVersionRows,
  digestRows,
  newsRows,
  productRows,
  redirectRows,
  requestRows,
  solutionRows,
];
