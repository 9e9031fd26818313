import { formatReference } from '#domain/requests/reference.ts';
import type { VisitorRequest } from '#domain/requests/visitor-request.ts';
import { fillText } from '#domain/shared/fill-text.ts';
import { removeReorderingSigns } from '#domain/shared/invisible-signs.ts';
import { splitLines } from '#domain/shared/lines.ts';
import { amountText } from '#domain/shared/unit.ts';
import { replyMailTexts } from './texts.ts';

/** Length of addresses that mail programs of Windows take. */
const maxUrlLength = 2000;

/** Lines of what the visitor asked for, as replies quote them. */
const quotedLines = ({ products, orderLines, message, language }: VisitorRequest): readonly string[] =>
  [
    ...products.map(({ name, variantName, ref, ...amount }) => {
      const names = [name, variantName, ref && `REF ${ref}`].filter(Boolean);
      return `${amountText(amount, language)} × ${names.join(', ')}`;
    }),
    ...splitLines(orderLines),
    ...splitLines(message),
  ]
    .filter((line) => line !== '')
    .map((line) => `> ${removeReorderingSigns(line)}`);

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

const lineEnd = encode('\r\n');

/** Adds as many lines as the address has room for, and a mark if there are more. */
const withLines = (url: string, lines: readonly string[]): string => {
  let whole = url;
  for (const line of lines) {
    const longer = whole + encode(line) + lineEnd;
    if (longer.length > maxUrlLength) return `${whole}${encode('> …')}`;
    whole = longer;
  }
  return whole;
};

/**
 * The address of a mail that replies to a request: to the visitor, in the language of the form, with the number in its
 * subject and what was asked for quoted (RFC 6068).
 */
export const replyUrl = (request: VisitorRequest): string => {
  const texts = replyMailTexts[request.language];
  const reference = formatReference(request.reference);
  const to = encode(request.email).replace('%40', '@');
  const subject = encode(fillText(texts.subject, { reference }));
  const opening = [fillText(texts.greeting, { name: request.name }), '', '', ''];
  return withLines(`mailto:${to}?subject=${subject}&body=`, [
    ...opening,
    fillText(texts.request, { reference }),
    ...quotedLines(request),
  ]);
};
