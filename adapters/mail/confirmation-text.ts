import type { ConfirmationContent } from './confirmation-content.ts';

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `    ${line}`);

/** The plain-text body of a confirmation. */
export const renderConfirmationText = ({
  title,
  reference,
  responseTime,
  products,
  unknownProducts,
  catalogues,
  correct,
  phones,
  notSent,
  privacy,
  company,
  automatic,
}: ConfirmationContent): string => {
  const paragraphs: readonly (readonly string[])[] = [
    [title],
    [`${reference.label}: ${reference.value}`, responseTime],
    products.lines.length > 0 ? [`${products.label}:`, ...indented(products.lines)] : [],
    unknownProducts ? [`${unknownProducts.label}: ${unknownProducts.value}`] : [],
    catalogues ? [`${catalogues.label}: ${catalogues.value}`] : [],
    [correct, ...indented(phones)],
    [notSent],
    [`${privacy.label}: ${privacy.value}`],
    ['-- ', company.legalName, company.address, company.email, company.url],
    [automatic],
  ];
  const texts = paragraphs.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return `${texts.join('\n\n')}\n`;
};
