import type { RequestKind, VisitorRequest } from '#domain/requests/visitor-request.ts';
import { fillText } from '#domain/shared/fill-text.ts';
import { oneLine } from '#domain/shared/one-line.ts';
import { formatReference } from '#domain/requests/reference.ts';
import { kindNames, productName } from '../texts/staff-labels.ts';
import { staffTexts } from '../texts/texts.ts';

const texts = staffTexts.mail;

const maxNameLength = 60;
const maxProductLength = 70;

/** Turkish counts in the singular: 12 teklif talebi. */
const counted = (count: number, kind: RequestKind): string => {
  const name = kindNames[kind];
  return `${count} ${name.charAt(0).toLocaleLowerCase('tr')}${name.slice(1)}`;
};

/** Whether bots probably filled in all of them. */
const areSuspicious = (requests: readonly VisitorRequest[]): boolean =>
  requests.every(({ suspicious }) => suspicious);

/** The kind of request, or how many of the kind. */
export const titleOf = (kind: RequestKind, requests: readonly VisitorRequest[]): string =>
  requests.length === 1 ? kindNames[kind] : counted(requests.length, kind);

const productSuffix = ({ products }: VisitorRequest): string => {
  const [first, ...more] = products;
  if (!first) return '';
  const product = oneLine(productName(first), maxProductLength);
  return ` – ${more.length > 0 ? fillText(texts.more, { product, count: more.length }) : product}`;
};

export const subjectOf = (kind: RequestKind, requests: readonly VisitorRequest[]): string => {
  const [only, ...others] = requests;
  if (!only || others.length > 0)
    return fillText(areSuspicious(requests) ? texts.suspiciousForms : texts.digest, {
      requests: counted(requests.length, kind),
    });
  const subject = `${kindNames[kind]} ${formatReference(only.reference)}: ${oneLine(only.name, maxNameLength)}${productSuffix(only)}`;
  return only.suspicious ? fillText(texts.suspicious, { subject }) : subject;
};

/** Name of the link to a request at the desk. */
export const deskLabel = texts.openAtDesk;

/** Tells staff how to reply. */
export const hintOf = (requests: readonly VisitorRequest[]): string => {
  if (requests.length === 1) return texts.hint;
  return areSuspicious(requests) ? texts.suspiciousHint : texts.digestHint;
};

/** Number and sender of a request in a digest. */
export const headingOf = (request: VisitorRequest, index: number, count: number): string =>
  `${index + 1}/${count} – ${oneLine(request.name, maxNameLength)}`;
