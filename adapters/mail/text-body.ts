import type { RequestKind, VisitorRequest } from '#domain/requests/visitor-request.ts';
import { type AttachmentLinks, type RequestField, fieldsOf } from './request-fields.ts';
import { headingOf, hintOf, titleOf } from './mail-texts.ts';

/** Indents the visitor's text, so that it cannot be mistaken for a field. */
const fieldText = ({ label, lines, isBlock }: RequestField): string =>
  isBlock
    ? [`${label}:`, ...lines.map((line) => `    ${line}`.trimEnd())].join('\n')
    : `${label}: ${lines[0]}`;

const requestText = (request: VisitorRequest, links: AttachmentLinks): string =>
  fieldsOf(request, links).map(fieldText).join('\n');

/** The plain-text body of a mail to staff. */
export const renderTextBody = (
  kind: RequestKind,
  requests: readonly VisitorRequest[],
  links: AttachmentLinks,
): string => {
  const several = requests.length > 1;
  const parts = requests.map((request, index) =>
    several
      ? `${headingOf(request, index, requests.length)}\n\n${requestText(request, links)}`
      : requestText(request, links),
  );
  return `${[titleOf(kind, requests), ...parts, `-- \n${hintOf(requests)}`].join('\n\n')}\n`;
};
