import type { Localized } from '#domain/shared/language.ts';

/** Where confirmations are mailed, within limits. Not with the other texts, which pages without a form load as well. */
export const confirmationText: Localized = {
  tr: 'Kısa süre içinde e-postayla bir özet alırsınız. Gelmese de talebiniz bize ulaştı.',
  en: 'You will soon get a summary by e-mail. Your request has reached us even if none comes.',
};
