import { type CSSProperties, Fragment, type ReactNode, createElement as h } from 'react';
import type { RequestKind, VisitorRequest } from '#domain/requests/visitor-request.ts';
import { palette } from '#domain/site/drawings/palette.ts';
import { type RequestField, fieldsOf } from './request-fields.ts';
import { mailLink, mailList, renderMailPage } from './mail-page.ts';
import { deskLabel, headingOf, hintOf, titleOf } from './mail-texts.ts';
import type { StaffLinks } from './staff-links.ts';

const line = `1px solid ${palette.line}`;

const styles = {
  heading: { margin: '24px 0 8px', font: 'bold 17px/1.3 Arial, sans-serif' },
  desk: { margin: '0 0 16px', fontWeight: 'bold' },
  table: { width: '100%', borderCollapse: 'collapse' },
  label: {
    width: '30%',
    padding: '8px 8px 8px 0',
    borderTop: line,
    color: palette.inkSoft,
    font: '14px/1.7 Arial, sans-serif',
    textAlign: 'left',
    verticalAlign: 'top',
  },
  value: {
    padding: '8px 0 8px 8px',
    borderTop: line,
    color: palette.ink,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    // Each line has the direction of its own first letter.
    unicodeBidi: 'plaintext',
  },
} satisfies Record<string, CSSProperties>;

const text = (lines: readonly string[]): ReactNode[] =>
  lines.map((part, index) => h(Fragment, { key: index }, index > 0 && h('br'), part));

const valueOf = ({ lines, href, isList }: RequestField): ReactNode => {
  if (isList) return mailList(lines);
  return href ? mailLink(href, text(lines)) : text(lines);
};

const fieldRow = (field: RequestField): ReactNode =>
  h(
    'tr',
    { key: field.label },
    h('th', { scope: 'row', className: 'label', style: styles.label }, field.label),
    h('td', { className: 'value', dir: 'auto', style: styles.value }, valueOf(field)),
  );

const requestTable = (
  request: VisitorRequest,
  heading: string | undefined,
  { files, toDesk }: StaffLinks,
): ReactNode => {
  const desk = toDesk?.(request);
  return h(
    Fragment,
    { key: request.id },
    heading !== undefined && h('h2', { style: styles.heading }, heading),
    desk !== undefined && h('p', { style: styles.desk }, mailLink(desk, deskLabel)),
    h('table', { style: styles.table }, h('tbody', null, fieldsOf(request, files).map(fieldRow))),
  );
};

/** The HTML body of a mail to staff. */
export const renderHtmlBody = (
  kind: RequestKind,
  requests: readonly VisitorRequest[],
  { links, companyName }: { readonly links: StaffLinks; readonly companyName: string },
): string => {
  const several = requests.length > 1;
  return renderMailPage({
    language: 'tr',
    title: titleOf(kind, requests),
    companyName,
    content: requests.map((request, index) =>
      requestTable(request, several ? headingOf(request, index, requests.length) : undefined, links),
    ),
    foot: hintOf(requests),
  });
};
