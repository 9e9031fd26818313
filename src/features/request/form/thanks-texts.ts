import type { Localized } from '#domain/shared/language.ts';

interface ThanksTexts {
  readonly reference: string;
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
    confirmation: 'Kısa süre içinde e-postayla bir özet alırsınız. Gelmese de talebiniz bize ulaştı.',
    noReply: 'Yanıt gelmezse bizi arayın ya da yazın; bu numarayı söylemeniz yeterli:',
    print: 'Yazdır',
  },
  en: {
    reference: 'Your request number',
    confirmation: 'You will soon get a summary by e-mail. Your request has reached us even if none comes.',
    noReply: 'If no reply comes, call or write to us; this number is all we need:',
    print: 'Print',
  },
};
