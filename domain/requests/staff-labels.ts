import type { Attachment } from '#domain/requests/attachment.ts';
import type { RequestKind, VisitorRequest } from '#domain/requests/visitor-request.ts';
import type { Language } from '#domain/shared/language.ts';
import { oneLine } from '#domain/shared/one-line.ts';

export const kindNames: Readonly<Record<RequestKind, string>> = {
  offer: 'Teklif talebi',
  technicalService: 'Teknik servis talebi',
  oem: 'Özel üretim (OEM) talebi',
  catalogue: 'Katalog talebi',
};

export const languageNames: Readonly<Record<Language, string>> = { tr: 'Türkçe', en: 'İngilizce' };

/** The fields of a request as staff read them in mails and exports. */
export const labels = {
  kind: 'Talep türü',
  name: 'Ad soyad',
  email: 'E-posta',
  phone: 'Telefon',
  country: 'Ülke',
  products: 'Ürünler',
  message: 'Mesaj',
  institution: 'Kurum',
  department: 'Bölüm',
  city: 'Şehir',
  taxNumber: 'Vergi numarası',
  tenderNumber: 'İhale ya da referans numarası',
  wantedDate: 'İstenen tarih',
  serialNumber: 'Seri numarası',
  attachments: 'Dosyalar',
  language: 'Formun dili',
  receivedAt: 'Alındığı zaman',
  noticeVersion: 'Aydınlatma metninin sürümü',
  reference: 'Talep numarası',
  id: 'Kayıt kimliği',
} as const;

/** A product of a request with its quantity, on one line. */
export const productLine = ({ name, slug, quantity }: VisitorRequest['products'][number]): string =>
  oneLine(name === slug ? `${quantity} × ${name}` : `${quantity} × ${name} (${slug})`);

const megabytes = new Intl.NumberFormat('tr', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** A file of a request with its size, on one line. */
export const attachmentLine = ({ name, bytes }: Attachment): string =>
  oneLine(`${name} (${megabytes.format(Math.max(bytes, 50_000) / 1_000_000)} MB)`);
