import type { ProductAttributes } from '#domain/catalogue/attributes/attribute.ts';
import type { ProductDocument } from '#domain/catalogue/products/document.ts';
import type { Article, Hotspot } from '#domain/catalogue/products/product.ts';
import type { Regulatory } from '#domain/catalogue/products/regulatory.ts';
import type { Variant } from '#domain/catalogue/products/variant.ts';
import type { Localized } from '#domain/shared/language.ts';

export interface ProductRow {
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
