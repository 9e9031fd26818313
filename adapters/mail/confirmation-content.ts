import type { Company } from '#domain/company/company.ts';
import type { Confirmation } from '#domain/requests/confirmation.ts';
import { formatReference } from '#domain/requests/reference.ts';
import { amountText } from '#domain/shared/unit.ts';
import { oneLine } from '#domain/shared/one-line.ts';
import { inLanguage } from '#domain/site/paths.ts';
import { paths } from '#domain/site/pages.ts';
import { formTexts } from '#contracts/form-messages.ts';
import { confirmationTexts } from '../texts/texts.ts';

interface Labelled {
  readonly label: string;
  readonly value: string;
}

/** Content of a confirmation, for its text and its HTML. */
export interface ConfirmationContent {
  readonly title: string;
  readonly reference: Labelled;
  readonly responseTime: string;
  readonly products: { readonly label: string; readonly lines: readonly string[] };
  readonly unknownProducts: Labelled | undefined;
  /** Link for a request for the catalogue; the value is a URL. */
  readonly catalogues: Labelled | undefined;
  readonly correct: string;
  readonly phones: readonly string[];
  readonly notSent: string;
  /** The value is a URL. */
  readonly privacy: Labelled;
  readonly company: {
    readonly name: string;
    readonly legalName: string;
    readonly address: string;
    readonly email: string;
    readonly url: string;
  };
  readonly automatic: string;
}

/** @param publicUrl origin of the site */
export const confirmationContent = (
  { kind, language, reference, products, unknownProducts }: Confirmation,
  { name, legalName, address, email, phones }: Company,
  publicUrl: string,
): ConfirmationContent => {
  const texts = confirmationTexts[language];
  const { format } = new Intl.NumberFormat(language);
  return {
    title: texts.title[kind],
    reference: { label: texts.reference, value: formatReference(reference) },
    responseTime: formTexts[language].responseTime,
    products: {
      label: texts.products,
      lines: products.map((product) => oneLine(`${amountText(product, language)} × ${product.name}`)),
    },
    unknownProducts:
      unknownProducts > 0 ? { label: texts.unknownProducts, value: format(unknownProducts) } : undefined,
    catalogues:
      kind === 'catalogue'
        ? { label: texts.catalogues, value: publicUrl + inLanguage(language, paths.onlineCatalog) }
        : undefined,
    correct: texts.correct,
    phones,
    notSent: texts.notSent,
    privacy: { label: texts.privacy, value: publicUrl + inLanguage(language, paths.privacyPolicy) },
    company: {
      name,
      legalName: legalName[language],
      address: address[language],
      email,
      url: publicUrl + inLanguage(language, paths.home),
    },
    automatic: texts.automatic,
  };
};
