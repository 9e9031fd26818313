import type { DocumentKind } from '#domain/catalogue/document.ts';
import type { DeviceClass, RegulatoryField } from '#domain/catalogue/regulatory.ts';
import type { Language } from '#domain/shared/language.ts';

export interface Wording {
  readonly sheet: string;
  readonly brand: string;
  readonly category: string;
  readonly details: string;
  readonly table: string;
  /** Heads of tables of labels and values. */
  readonly property: string;
  readonly value: string;
  readonly variants: {
    readonly title: string;
    readonly ref: string;
    readonly name: string;
    readonly pack: string;
    /** Text with `{{pieces}}`, the number of pieces in a pack. */
    readonly perPack: string;
    readonly sterility: string;
    readonly sterile: string;
    readonly notSterile: string;
  };
  readonly regulatory: string;
  readonly field: Readonly<Record<RegulatoryField, string>>;
  readonly deviceClass: Readonly<Record<DeviceClass, string>>;
  readonly ceMark: string;
  readonly noDevice: string;
  readonly noNotifiedBody: string;
  readonly missing: string;
  readonly professionalUse: string;
  readonly fictional: string;
  readonly latest: string;
  /** Precedes a date. */
  readonly asOf: string;
  readonly qrCode: string;
  readonly locale: string;
  /** Texts of demonstrations of documents. */
  readonly document: {
    readonly kind: Readonly<Record<DocumentKind, string>>;
    readonly facts: string;
    readonly product: string;
    readonly issuer: string;
    readonly version: string;
    readonly date: string;
    readonly signed: string;
    readonly expires: string;
    readonly lots: string;
    /** Precedes the address of the page that has it. */
    readonly page: string;
    /** Description of what a document of each kind would hold. */
    readonly about: Readonly<Record<DocumentKind, string>>;
  };
}

/** Mark on every page of a demonstration, whatever its language: the PDF may reach people who read only one of them. */
export const demonstrationMark = 'ÖRNEK BELGE – geçerli değildir · SAMPLE DOCUMENT – not valid';

/** Texts that the product's page has too are equal to the page's, which a test checks. */
export const wordings: Readonly<Record<Language, Wording>> = {
  tr: {
    sheet: 'Teknik veri sayfası',
    brand: 'Marka',
    category: 'Ürün grubu',
    details: 'Özellikler',
    table: 'Teknik veriler',
    property: 'Bilgi',
    value: 'Değer',
    variants: {
      title: 'Ölçüler ve sipariş numaraları',
      ref: 'REF',
      name: 'Ölçü',
      pack: 'Paket',
      perPack: 'Pakette {{pieces}} adet',
      sterility: 'Sterillik',
      sterile: 'Steril',
      notSterile: 'Steril değil',
    },
    regulatory: 'Mevzuat bilgileri',
    field: {
      classification: 'Tıbbi cihaz sınıfı',
      ceMark: 'CE işareti',
      notifiedBody: 'Onaylanmış kuruluş',
      udiDi: 'UDI-DI',
      uts: 'ÜTS no.',
    },
    deviceClass: {
      I: 'Sınıf I',
      Is: 'Sınıf Is (steril)',
      Im: 'Sınıf Im (ölçme işlevli)',
      Ir: 'Sınıf Ir (yeniden kullanılabilir cerrahi alet)',
      IIa: 'Sınıf IIa',
      IIb: 'Sınıf IIb',
      III: 'Sınıf III',
    },
    ceMark: 'Var',
    noDevice: 'Tıbbi cihaz değildir',
    noNotifiedBody: 'Sınıf I için gerekmez',
    missing: 'Talep edildiğinde bildirilir',
    professionalUse: 'Yalnızca sağlık meslek mensuplarının kullanımı içindir.',
    fictional: 'Bu numaralar örnektir; gerçek bir ürüne ait değildir.',
    latest: 'Bu ürünün güncel sayfası',
    asOf: 'Katalog tarihi:',
    qrCode: 'Ürün sayfasının karekodu',
    locale: 'tr-TR',
    document: {
      kind: {
        instructions: 'Kullanım kılavuzu',
        declaration: 'AB uygunluk beyanı',
        certificate: 'Sertifika',
        brochure: 'Broşür',
      },
      facts: 'Belge bilgileri',
      product: 'Ürün',
      issuer: 'Düzenleyen',
      version: 'Sürüm',
      date: 'Yayım tarihi',
      signed: 'İmza tarihi',
      expires: 'Son geçerlilik tarihi',
      lots: 'Lot',
      page: 'Bu belgenin bulunduğu sayfa',
      about: {
        instructions:
          'Bir kullanım kılavuzu; kullanım amacını, uyarıları, kullanımı, temizliği ve bakımı anlatır. Bu örnekte yalnızca katalogdaki bilgiler yer alır; klinik kullanım için talimat içermez.',
        declaration:
          'Bir uygunluk beyanında üretici, ürünün (AB) 2017/745 sayılı Tüzük’e uyduğunu kendi sorumluluğunda beyan eder. Bu örnek hiçbir ürün için böyle bir beyan içermez.',
        certificate:
          'Bir sertifikada bağımsız bir kuruluş, bir yönetim sistemini veya ürünü incelediğini belgeler. Bu örneği hiçbir kuruluş düzenlememiştir.',
        brochure:
          'Bir broşür, ürünü resim ve açıklamalarla tanıtır. Bu örnekte katalogdaki bilgiler yer alır.',
      },
    },
  },
  en: {
    sheet: 'Data sheet',
    brand: 'Brand',
    category: 'Product group',
    details: 'Features',
    table: 'Technical data',
    property: 'Property',
    value: 'Value',
    variants: {
      title: 'Sizes and order numbers',
      ref: 'REF',
      name: 'Size',
      pack: 'Pack',
      perPack: '{{pieces}} per pack',
      sterility: 'Sterility',
      sterile: 'Sterile',
      notSterile: 'Non-sterile',
    },
    regulatory: 'Regulatory information',
    field: {
      classification: 'Medical device class',
      ceMark: 'CE mark',
      notifiedBody: 'Notified body',
      udiDi: 'UDI-DI',
      uts: 'ÜTS no. (Türkiye)',
    },
    deviceClass: {
      I: 'Class I',
      Is: 'Class Is (sterile)',
      Im: 'Class Im (measuring function)',
      Ir: 'Class Ir (reusable surgical instrument)',
      IIa: 'Class IIa',
      IIb: 'Class IIb',
      III: 'Class III',
    },
    ceMark: 'Yes',
    noDevice: 'Not a medical device',
    noNotifiedBody: 'Not required for class I',
    missing: 'Supplied on request',
    professionalUse: 'For use by healthcare professionals only.',
    fictional: 'Sample numbers that belong to no real product.',
    latest: 'This product’s page, always up to date',
    asOf: 'As of',
    qrCode: 'QR code of the product’s page',
    locale: 'en-GB',
    document: {
      kind: {
        instructions: 'Instructions for use',
        declaration: 'EU declaration of conformity',
        certificate: 'Certificate',
        brochure: 'Brochure',
      },
      facts: 'About this document',
      product: 'Product',
      issuer: 'Issued by',
      version: 'Version',
      date: 'Date of issue',
      signed: 'Signed',
      expires: 'Valid until',
      lots: 'Lot',
      page: 'The page that has this document',
      about: {
        instructions:
          'Instructions for use state the intended purpose, warnings, operation, cleaning and care. This example holds only what the catalogue says; it gives no instructions for clinical use.',
        declaration:
          'In a declaration of conformity, the manufacturer declares on its sole responsibility that a device conforms to Regulation (EU) 2017/745. This example declares that of no product.',
        certificate:
          'In a certificate, an independent body attests that it has assessed a management system or a product. No body has issued this example.',
        brochure:
          'A brochure presents a product with pictures and texts. This example holds what the catalogue says.',
      },
    },
  },
};
