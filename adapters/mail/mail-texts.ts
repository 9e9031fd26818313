import type { RequestKind, VisitorRequest } from '#domain/requests/visitor-request.ts';
import { oneLine } from '#domain/shared/one-line.ts';
import { formatReference } from '#domain/requests/reference.ts';
import { kindNames, productName } from '#domain/requests/staff-labels.ts';

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
  const others = more.length > 0 ? ` ve ${more.length} ürün daha` : '';
  return ` – ${oneLine(productName(first), maxProductLength)}${others}`;
};

export const subjectOf = (kind: RequestKind, requests: readonly VisitorRequest[]): string => {
  const [only, ...others] = requests;
  return only && others.length === 0
    ? `${only.suspicious ? 'Şüpheli form: ' : ''}${kindNames[kind]} ${formatReference(only.reference)}: ${oneLine(only.name, maxNameLength)}${productSuffix(only)}`
    : `${areSuspicious(requests) ? 'Şüpheli formlar' : 'Toplu bildirim'}: ${counted(requests.length, kind)}`;
};

/** Tells staff how to reply. */
export const hintOf = (requests: readonly VisitorRequest[]): string =>
  requests.length === 1
    ? 'Bu e-postayı yanıtladığınızda yanıtınız talebi gönderen kişiye gider.'
    : areSuspicious(requests)
      ? 'Bu formların görünmeyen bir alanı dolu geldi: büyük olasılıkla yazılımlar doldurdu. Kısa sürede çok sayıda geldikleri için tek e-postada toplandılar. Gerçek bir talep görürseniz, gönderenin e-posta adresine yazarak yanıtlayın: ona da bir iş günü içinde yanıt sözü verildi.'
      : 'Kısa sürede çok sayıda talep geldiği için bunlar tek e-postada toplandı. Her birini, kendi e-posta adresine yazarak yanıtlayın.';

/** Number and sender of a request in a digest. */
export const headingOf = (request: VisitorRequest, index: number, count: number): string =>
  `${index + 1}/${count} – ${oneLine(request.name, maxNameLength)}`;
