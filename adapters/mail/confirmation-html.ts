import { type CSSProperties, Fragment, type ReactNode, createElement as h } from 'react';
import { phoneUri } from '#domain/company/phone-uri.ts';
import type { Language } from '#domain/shared/language.ts';
import type { ConfirmationContent } from './confirmation-content.ts';
import { mailLink, mailList, renderMailPage } from './mail-page.ts';

const styles = {
  heading: { margin: '24px 0 8px', font: 'bold 16px/1.3 Arial, sans-serif' },
  reference: { margin: '0 0 8px', font: 'bold 24px/1.3 Arial, sans-serif' },
  paragraph: { margin: '0 0 12px' },
} satisfies Record<string, CSSProperties>;

const paragraph = (...children: readonly ReactNode[]): ReactNode =>
  h('p', { style: styles.paragraph }, ...children);

const list = (lines: readonly ReactNode[]): ReactNode => mailList(lines, '0 0 16px');

const body = (content: ConfirmationContent): ReactNode => {
  const { reference, responseTime, products, unknownProducts, catalogues, company } = content;
  return h(
    Fragment,
    null,
    paragraph(reference.label),
    h('p', { style: styles.reference }, reference.value),
    paragraph(responseTime),
    products.lines.length > 0 && h('h2', { style: styles.heading }, products.label),
    products.lines.length > 0 && list(products.lines),
    unknownProducts && paragraph(`${unknownProducts.label}: ${unknownProducts.value}`),
    catalogues && paragraph(mailLink(catalogues.value, catalogues.label)),
    paragraph(content.correct),
    list(content.phones.map((phone) => mailLink(phoneUri(phone), phone))),
    paragraph(content.notSent),
    paragraph(mailLink(content.privacy.value, content.privacy.label)),
    paragraph(
      company.legalName,
      h('br'),
      company.address,
      h('br'),
      mailLink(`mailto:${company.email}`, company.email),
    ),
    paragraph(mailLink(company.url, company.url)),
  );
};

/** The HTML body of a confirmation. */
export const renderConfirmationHtml = (content: ConfirmationContent, language: Language): string =>
  renderMailPage({
    language,
    title: content.title,
    companyName: content.company.name,
    content: body(content),
    foot: content.automatic,
  });
