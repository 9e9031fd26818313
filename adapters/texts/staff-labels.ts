import { kilobyte, megabyte } from '#domain/shared/byte-units.ts';
import type { Attachment } from '#domain/requests/files/attachment.ts';
import type { VisitorRequest } from '#domain/requests/visitor-request.ts';
import { fillText } from '#domain/shared/fill-text.ts';
import { formTexts } from '#contracts/form-messages.ts';
import { unitName } from '#domain/shared/unit.ts';
import { oneLine } from '#domain/shared/one-line.ts';
import { requestTexts, staffTexts } from './texts.ts';

export const { kindNames, languageNames, unknownRef } = requestTexts;

/** The fields of a request as staff read them in mails and exports; details as forms name them, but for those that `requests.json` names. */
export const labels = { ...formTexts.tr.details.labels, ...requestTexts.labels };

type Product = VisitorRequest['products'][number];

/** The name of a product and of its variant. */
export const productName = ({ name, variantName }: Product): string =>
  variantName === undefined ? name : `${name}, ${variantName}`;

const refText = ({ ref, variantName }: Product): string | undefined => {
  if (ref === undefined) return undefined;
  return variantName === undefined ? `${unknownRef} ${ref}` : `REF ${ref}`;
};

/** A product of a request with its quantity, on one line: `3 × Name, 4 mm (slug, REF OM-85)` or `10 kutu × Name (slug)`. */
export const productLine = (product: Product): string => {
  const { name, slug, quantity, unit } = product;
  const codes = [name === slug ? undefined : slug, refText(product)].filter((code) => code !== undefined);
  const amount = unit === undefined ? quantity : `${quantity} ${unitName(unit, quantity, 'tr')}`;
  const line = `${amount} × ${productName(product)}`;
  return oneLine(codes.length > 0 ? `${line} (${codes.join(', ')})` : line);
};

const megabytes = new Intl.NumberFormat('tr', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

const sizeText = (bytes: number): string => {
  if (bytes < kilobyte) return fillText(staffTexts.bytes, { bytes });
  return bytes < megabyte ? `${Math.round(bytes / kilobyte)} kB` : `${megabytes.format(bytes / megabyte)} MB`;
};

/** A file of a request with its size, on one line. */
export const attachmentLine = ({ name, bytes }: Attachment): string =>
  oneLine(`${name} (${sizeText(bytes)})`);
