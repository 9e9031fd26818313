import type { DetailField } from '#domain/requests/request-details.ts';
import type { Localized } from '#domain/shared/language.ts';

interface DetailTexts {
  /** Of the folded group. */
  readonly title: string;
  readonly labels: Readonly<Record<DetailField, string>>;
}

/** With the code of forms and not in the locales, which would be one more file on the first load of each form. */
export const detailTexts: Localized<DetailTexts> = {
  tr: {
    title: 'Başka bilgiler ekle',
    labels: {
      serialNumber: 'Cihazın seri numarası',
      institution: 'Kurum',
      department: 'Bölüm',
      city: 'Şehir',
      address: 'Basılı katalog için açık adres',
      taxNumber: 'Vergi numarası',
      tenderNumber: 'İhale ya da referans numarası',
      wantedDate: 'İstediğiniz tarih',
    },
  },
  en: {
    title: 'Add further details',
    labels: {
      serialNumber: 'Serial number of the device',
      institution: 'Institution',
      department: 'Department',
      city: 'City',
      address: 'Postal address for a printed copy',
      taxNumber: 'Tax number',
      tenderNumber: 'Tender or reference number',
      wantedDate: 'Date you need it by',
    },
  },
};
