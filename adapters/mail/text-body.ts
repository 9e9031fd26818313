import type { RequestKind, VisitorRequest } from '#domain/requests/visitor-request.ts';
import { type RequestField, fieldsOf } from './request-fields.ts';
import { deskLabel, headingOf, hintOf, titleOf } from './mail-texts.ts';
import type { StaffLinks } from './staff-links.ts';

/** Indents the visitor's text, so that it cannot be mistaken for a field. */
const fieldText = ({ label, lines, isBlock }: RequestField): string =>
  isBlock
    ? [`${label}:`, ...lines.map((line) => `    ${line}`.trimEnd())].join('\n')
    : `${label}: ${lines[0]}`;

const requestText = (request: VisitorRequest, { files, toDesk }: StaffLinks): string => {
  const desk = toDesk?.(request);
  const fields = fieldsOf(request, files).map(fieldText).join('\n');
  return desk === undefined ? fields : `${deskLabel}: ${desk}\n\n${fields}`;
};

/** The plain-text body of a mail to staff. */
export const renderTextBody = (
  kind: RequestKind,
  requests: readonly VisitorRequest[],
  links: StaffLinks,
): string => {
  const several = requests.length > 1;
  const parts = requests.map((request, index) =>
    several
      ? `${headingOf(request, index, requests.length)}\n\n${requestText(request, links)}`
      : requestText(request, links),
  );
  return `${[titleOf(kind, requests), ...parts, `-- \n${hintOf(requests)}`].join('\n\n')}\n`;
};
