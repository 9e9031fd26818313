import type { RequestKind } from '#domain/requests/visitor-request.ts';
import type { Localized } from '#domain/shared/language.ts';

interface ConfirmationTexts {
  readonly title: Readonly<Record<RequestKind, string>>;
  readonly reference: string;
  readonly products: string;
  /** Followed by their number. */
  readonly unknownProducts: string;
  readonly catalogues: string;
  /** Followed by telephone numbers. */
  readonly correct: string;
  readonly notSent: string;
  /** Text of a link. */
  readonly privacy: string;
  readonly automatic: string;
}

/** Texts of confirmations to visitors, in the language of their form. */
export const confirmationTexts: Localized<ConfirmationTexts> = {
  tr: {
    title: {
      offer: 'Teklif talebiniz bize ulaştı',
      technicalService: 'Teknik servis talebiniz bize ulaştı',
      oem: 'Özel üretim talebiniz bize ulaştı',
      catalogue: 'Katalog talebiniz bize ulaştı',
    },
    reference: 'Talep numaranız',
    products: 'İstediğiniz ürünler',
    unknownProducts: 'Kataloğumuzda bulunmayan ürün',
    catalogues: 'Kataloglarımız PDF olarak',
    correct:
      'Bir şeyi düzeltmek ya da talebinizi geri çekmek isterseniz bu e-postayı yanıtlayın veya bizi arayın; talep numaranızı söylemeniz yeterli:',
    notSent: 'Bu talebi siz göndermediyseniz bu e-postayı yanıtlayarak bize bildirin; kaydı sileriz.',
    privacy: 'Kişisel verilerin korunması',
    automatic:
      'Bu e-posta, sitemizdeki bir forma bu adres yazıldığı için otomatik olarak gönderildi. Formda yazılanlar güvenlik nedeniyle burada tekrarlanmaz.',
  },
  en: {
    title: {
      offer: 'We have received your request for a quote',
      technicalService: 'We have received your request for technical service',
      oem: 'We have received your request for custom manufacturing',
      catalogue: 'We have received your request for the catalogue',
    },
    reference: 'Your request number',
    products: 'What you asked for',
    unknownProducts: 'Products that are not in our catalogue',
    catalogues: 'Our catalogues as PDF',
    correct:
      'To correct or withdraw your request, reply to this e-mail or call us; the request number is all we need:',
    notSent: 'If you did not send this request, tell us by replying to this e-mail, and we will delete it.',
    privacy: 'How we protect personal data',
    automatic:
      'This e-mail was sent automatically because this address was entered in a form on our site. For security, it does not repeat what was typed in the form.',
  },
};
