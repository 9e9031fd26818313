import { renderSVG } from 'uqr';
import { palette } from '#domain/site/drawings/palette.ts';
import type { Language } from '#domain/shared/language.ts';
import { localeOf } from '#domain/shared/locale-of.ts';
import type { TypstDocument } from './parts.ts';
import type { Sheet } from './sheet.ts';
import { wordings } from '../texts/texts.ts';

interface Closing extends Pick<Sheet, 'issuer' | 'pageUrl' | 'asOf'> {
  readonly language: Language;
  /** Text that says what the page is. */
  readonly latest: string;
}

/** Issuer, contact and date, and a QR code of the page. */
export const closingOf = ({ language, issuer, pageUrl, asOf, latest }: Closing): TypstDocument['closing'] => {
  const words = wordings[language];
  const { format } = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeZone: 'Europe/Istanbul',
  });
  return {
    code: renderSVG(pageUrl, { ecc: 'M', border: 0, blackColor: palette.ink, whiteColor: palette.paper }),
    codeAlt: `${words.qrCode}: ${pageUrl}`,
    latest,
    url: pageUrl,
    asOf: `${words.asOf} ${format(asOf)}`,
    issuer: issuer.legalName[language],
    address: issuer.address[language],
    contact: [issuer.phones.join(', '), issuer.email],
  };
};
