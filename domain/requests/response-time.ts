import type { Localized } from '#domain/shared/language.ts';

/** Time within which a visitor may expect an answer, as the thanks and the confirmation promise it. */
export const responseTime: Localized = {
  tr: 'Bir iş günü içinde size yanıt veriyoruz.',
  en: 'We will answer within one working day.',
};
