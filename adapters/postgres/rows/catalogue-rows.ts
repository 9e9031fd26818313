import { EntitySchema } from 'typeorm';
import type { Attribute, ProductAttributes } from '#domain/catalogue/attributes/attribute.ts';
import type { ProductDocument } from '#domain/catalogue/products/document.ts';
import type { Procedure } from '#domain/catalogue/products/procedure.ts';
import type { Article, Hotspot } from '#domain/catalogue/products/product.ts';
import type { Regulatory } from '#domain/catalogue/products/regulatory.ts';
import type { Variant } from '#domain/catalogue/products/variant.ts';
import type { Localized } from '#domain/shared/language.ts';
import { type ContentRow, changedAt } from './changed-at.ts';

export interface CategoryRow extends ContentRow {
  slug: string;
  name: Localized;
  summary: Localized;
  pictureFile: string | null;
}

export const categoryRows = new EntitySchema<CategoryRow>({
  name: 'categories',
  columns: {
    slug: { type: 'text', primary: true },
    name: { type: 'jsonb' },
    summary: { type: 'jsonb' },
    pictureFile: { name: 'picture_file', type: 'text', nullable: true },
    changedAt,
  },
});

export interface SolutionRow extends ContentRow {
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

export interface BrandRow extends ContentRow {
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

export interface AttributeRow extends ContentRow {
  key: string;
  position: number;
  definition: Attribute;
}

export const attributeRows = new EntitySchema<AttributeRow>({
  name: 'attributes',
  columns: {
    key: { type: 'text', primary: true },
    position: { type: 'integer' },
    definition: { type: 'jsonb' },
    changedAt,
  },
});

export interface ProcedureRow extends ContentRow {
  /** The English one. */
  slug: string;
  definition: Procedure;
}

export const procedureRows = new EntitySchema<ProcedureRow>({
  name: 'procedures',
  columns: {
    slug: { type: 'text', primary: true, collation: 'C' },
    definition: { type: 'jsonb' },
    changedAt,
  },
});

export interface ProductRow extends ContentRow {
  id: number;
  slugEn: string;
  slugTr: string;
  nameEn: string;
  nameTr: string;
  category: string;
  brand: string;
  picture: string;
  drawing: string | null;
  description: Localized;
  details: Localized[];
  detailsTable: Localized | null;
  variants: Variant[];
  gallery: Localized[];
  articles: Article[];
  document: string | null;
  documentBytes: number | null;
  regulatory: Regulatory | null;
  attributes: ProductAttributes | null;
  documents: ProductDocument[];
  hotspots: Hotspot[] | null;
  turntable: string | null;
  detailPicture: string | null;
  documentKeys: string[];
  searchKey: string[];
  searchText: string;
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
    picture: { type: 'text', default: '' },
    drawing: { type: 'text', nullable: true },
    description: { type: 'jsonb' },
    details: { type: 'jsonb' },
    detailsTable: { name: 'details_table', type: 'jsonb', nullable: true },
    variants: { type: 'jsonb', default: [] },
    gallery: { type: 'jsonb' },
    articles: { type: 'jsonb' },
    document: { type: 'text', nullable: true },
    documentBytes: { name: 'document_bytes', type: 'integer', nullable: true },
    regulatory: { type: 'jsonb', nullable: true },
    attributes: { type: 'jsonb', nullable: true },
    documents: { type: 'jsonb', default: [] },
    hotspots: { type: 'jsonb', nullable: true },
    turntable: { type: 'text', nullable: true },
    detailPicture: { name: 'detail_picture', type: 'text', nullable: true },
    documentKeys: { name: 'document_keys', type: 'text', array: true, collation: 'C', default: [] },
    searchKey: { name: 'search_key', type: 'text', array: true, collation: 'C', default: [] },
    searchText: { name: 'search_text', type: 'tsvector', default: '', select: false },
    changedAt,
  },
});
