import type { RequestKind } from '#domain/requests/visitor-request.ts';
import type { Localized } from '#domain/shared/language.ts';

interface SentRequestsTexts {
  /** Heading of the requests. @param days for which the browser remembers them */
  readonly heading: (days: number) => string;
  readonly kinds: Readonly<Record<RequestKind, string>>;
  /** Button that has the browser forget them, for a computer that others use too. */
  readonly forget: string;
  readonly forgotten: string;
}

/** Texts of a form's page about the requests that were sent before. */
export const sentRequestsTexts: Localized<SentRequestsTexts> = {
  tr: {
    heading: (days) => `Bu tarayıcıdan gönderdiğiniz talepler (${days} gün görünür)`,
    kinds: { offer: 'teklif', technicalService: 'teknik servis', oem: 'özel üretim', catalogue: 'katalog' },
    forget: 'Bu cihazda unut',
    forgotten: 'Talep numaraları bu tarayıcıdan silindi. Talepleriniz bizde duruyor.',
  },
  en: {
    heading: (days) => `Your requests from this browser (shown for ${days} days)`,
    kinds: {
      offer: 'quote',
      technicalService: 'technical service',
      oem: 'custom manufacturing',
      catalogue: 'catalogue',
    },
    forget: 'Forget them on this device',
    forgotten: 'This browser has forgotten the request numbers. We still have your requests.',
  },
};
