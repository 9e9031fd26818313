import type { Localized } from '#domain/shared/language.ts';

interface ThanksTexts {
  readonly reference: string;
  /** Of the address that is answered. */
  readonly email: string;
  /** Of the list of what happens next. */
  readonly next: string;
  /** Where confirmations are mailed, within limits. */
  readonly confirmation: string;
  readonly noReply: string;
  /** Of a button. */
  readonly print: string;
}

/** What is said to those who have sent a form. Apart from the texts that pages without a form load as well. */
export const thanksTexts: Localized<ThanksTexts> = {
  tr: {
    reference: 'Talep numaranız',
    email: 'Yanıt vereceğimiz e-posta adresi',
    next: 'Bundan sonra',
    confirmation: 'Kısa süre içinde e-postayla bir özet alırsınız. Özet gelmese de talebiniz bize ulaştı.',
    noReply: 'Yanıt gelmezse bizi arayın ya da yazın; talep numaranız yeterli:',
    print: 'Yazdır',
  },
  en: {
    reference: 'Your request number',
    email: 'We will reply to',
    next: 'What happens next',
    confirmation:
      'You will receive a summary by e-mail shortly. Even without it, your request has reached us.',
    noReply: 'If you do not hear from us, call or write; your request number is enough:',
    print: 'Print',
  },
};
