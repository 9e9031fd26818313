import type { Localized } from '#domain/shared/language.ts';

interface ThanksTexts {
  readonly reference: string;
  /** Text below the number. */
  readonly keep: string;
  /** Label of the address that is answered. */
  readonly email: string;
  /** Label of the names of files. */
  readonly files: string;
  /** Text for a form that takes files and had none. */
  readonly noFiles: string;
  /** A request for a quote that names no products. */
  readonly noProducts: string;
  /** Text above lines of an order. */
  readonly orderLines: string;
  /** @param more products that are not among the names */
  readonly restOfList: (names: string, more: number) => string;
  readonly restOfOrder: string;
  /** Label of the link to what was not requested. */
  readonly showRest: string;
  /** Heading of the list of what happens next. */
  readonly next: string;
  /** Note where confirmations are mailed, within limits. */
  readonly confirmation: string;
  readonly noReply: string;
  /** Label of the print button. */
  readonly print: string;
}

/** Texts for visitors who have sent a form, apart from the texts that pages without a form load as well. */
export const thanksTexts: Localized<ThanksTexts> = {
  tr: {
    reference: 'Talep numaranız',
    keep: 'Numarayı not edin; sorularınızda yeterlidir.',
    email: 'Yanıt vereceğimiz e-posta adresi',
    files: 'Dosyalar',
    noFiles: 'Dosya eklenmedi',
    noProducts: 'Bu taleple listeden bir ürün istenmedi.',
    orderLines: 'Bir ürünle eşleşmeyen satırlar, yazıldığı gibi iletildi.',
    restOfList: (names, more) =>
      `Teklif listenizde duruyor, bu taleple istenmedi: ${names}${more === 0 ? '' : ` ve ${more} ürün daha`}.`,
    restOfOrder: 'Hızlı siparişe yapıştırdığınız satırlar bu taleple istenmedi.',
    showRest: 'Göster',
    next: 'Bundan sonra',
    confirmation: 'Kısa süre içinde e-postayla bir özet alırsınız. Özet gelmese de talebiniz bize ulaştı.',
    noReply: 'Yanıt gelmezse bizi arayın ya da yazın; talep numaranız yeterli:',
    print: 'Yazdır',
  },
  en: {
    reference: 'Your request number',
    keep: 'Please note the number; it is enough to ask about your request.',
    email: 'We will reply to',
    files: 'Files',
    noFiles: 'No file attached',
    noProducts: 'This request asks for no product of a list.',
    orderLines: 'Lines that match no product were passed on as they were written.',
    restOfList: (names, more) =>
      `Still on your quote list, but not part of this request: ${names}${more === 0 ? '' : ` and ${more} more`}.`,
    restOfOrder: 'The lines that you pasted into the quick order are not part of this request.',
    showRest: 'Show',
    next: 'What happens next',
    confirmation:
      'You will receive a summary by e-mail shortly. Even without it, your request has reached us.',
    noReply: 'If you do not hear from us, call or write; your request number is enough:',
    print: 'Print',
  },
};
