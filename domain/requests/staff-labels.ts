import type { RequestKind } from '#domain/requests/visitor-request.ts';
import type { Language } from '#domain/shared/language.ts';

export const kindNames: Readonly<Record<RequestKind, string>> = {
  offer: 'Teklif talebi',
  technicalService: 'Teknik servis talebi',
  oem: 'Özel üretim (OEM) talebi',
  catalogue: 'Katalog talebi',
};

export const languageNames: Readonly<Record<Language, string>> = { tr: 'Türkçe', en: 'İngilizce' };

/** What the data of a request are called before staff, in mails and tables. */
export const labels = {
  kind: 'Talep türü',
  name: 'Ad soyad',
  email: 'E-posta',
  phone: 'Telefon',
  country: 'Ülke',
  products: 'Ürünler',
  message: 'Mesaj',
  language: 'Formun dili',
  receivedAt: 'Alındığı zaman',
  noticeVersion: 'Aydınlatma metninin sürümü',
  id: 'Talep numarası',
} as const;
