import type { DetailField } from '#domain/requests/request-details.ts';
import type { Localized } from '#domain/shared/language.ts';

interface DetailTexts {
  /** Title of the folded group. */
  readonly title: string;
  readonly labels: Readonly<Record<DetailField, string>>;
  /** Hints on how fields are filled in, where their label does not say it. */
  readonly hints: Readonly<Partial<Record<DetailField, string>>>;
}

/** Texts in the code of forms and not in the locales, which would be one more file on the first load of each form. */
export const detailTexts: Localized<DetailTexts> = {
  tr: {
    title: 'Başka bilgiler ekle',
    labels: {
      device: 'Cihaz',
      serialNumber: 'Cihazın seri numarası',
      institution: 'Kurum',
      department: 'Bölüm',
      city: 'Şehir',
      address: 'Basılı katalog için açık adres',
      taxNumber: 'Vergi numarası',
      tenderNumber: 'İhale ya da referans numarası',
      wantedDate: 'İstediğiniz tarih',
    },
    hints: { device: 'Tip etiketindeki üretici ve model adı' },
  },
  en: {
    title: 'Add further details',
    labels: {
      device: 'Device',
      serialNumber: 'Serial number of the device',
      institution: 'Institution',
      department: 'Department',
      city: 'City',
      address: 'Postal address for a printed copy',
      taxNumber: 'Tax number',
      tenderNumber: 'Tender or reference number',
      wantedDate: 'Date you need it by',
    },
    hints: { device: 'Maker and model, as on the type plate' },
  },
};
