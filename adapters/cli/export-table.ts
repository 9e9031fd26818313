import { detailFields } from '#domain/requests/request-details.ts';
import type { ListedRequest } from '#domain/requests/visitor-request.ts';
import { formatReference } from '#domain/requests/reference.ts';
import {
  attachmentLine,
  kindNames,
  labels,
  languageNames,
  productLine,
  productName,
  unknownRef,
} from '../texts/staff-labels.ts';
import { requestTexts, staffTexts } from '../texts/texts.ts';
import { unitName } from '#domain/shared/unit.ts';

/** Subject of a row of an export. */
export const exportRows = ['request', 'product'] as const;

export type ExportRows = (typeof exportRows)[number];

/**
 * Value of a cell, with the type that a spreadsheet is to take it for. Numbers of telephones, taxes, tenders, devices
 * and articles are texts: as numbers they would lose zeros at the beginning and digits after the fifteenth.
 */
export type Cell =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number | undefined }
  /** A moment. */
  | { readonly kind: 'time'; readonly value: Date | undefined }
  /** A day as 2026-01-31; empty for a missing one. */
  | { readonly kind: 'day'; readonly value: string };

export type CellKind = Cell['kind'];

type Product = ListedRequest['products'][number];

/** A request, and in tables of products one of its products; none of a request without products. */
interface Entry {
  readonly request: ListedRequest;
  readonly product?: Product | undefined;
}

interface Column {
  readonly heading: string;
  readonly kind: CellKind;
  /** Width of its column, in characters. */
  readonly width: number;
  readonly cell: (entry: Entry) => Cell;
}

const { states, confirmations } = requestTexts;

const headings = staffTexts.table;

const text = (heading: string, width: number, read: (entry: Entry) => string | undefined): Column => ({
  heading,
  kind: 'text',
  width,
  cell: (entry) => ({ kind: 'text', value: read(entry) ?? '' }),
});

const time = (heading: string, read: (entry: Entry) => Date | undefined): Column => ({
  heading,
  kind: 'time',
  width: 17,
  cell: (entry) => ({ kind: 'time', value: read(entry) }),
});

/** The product's name, and that the catalogue does not have the REF, where it does not. */
const nameOf = (product: Product): string =>
  product.ref !== undefined && product.variantName === undefined
    ? `${product.name} (${unknownRef})`
    : productName(product);

const unitOf = ({ unit, quantity }: Product): string =>
  unit === undefined ? headings.pieces : unitName(unit, quantity, 'tr');

const confirmationOf = ({ confirmation }: ListedRequest): string =>
  confirmation === 'none' ? '' : confirmations[confirmation];

const productColumns: Readonly<Record<ExportRows, readonly Column[]>> = {
  request: [text(labels.products, 60, ({ request }) => request.products.map(productLine).join('\n'))],
  product: [
    text(headings.product, 45, ({ product }) => product && nameOf(product)),
    text(headings.ref, 16, ({ product }) => product?.ref),
    {
      heading: headings.quantity,
      kind: 'number',
      width: 9,
      cell: ({ product }) => ({ kind: 'number', value: product?.quantity }),
    },
    text(headings.unit, 10, ({ product }) => product && unitOf(product)),
    text(headings.address, 30, ({ product }) => product?.slug),
  ],
};

const detailColumns = detailFields.map((field): Column =>
  field === 'wantedDate'
    ? {
        heading: labels[field],
        kind: 'day',
        width: 13,
        cell: ({ request }) => ({ kind: 'day', value: request[field] }),
      }
    : text(labels[field], 20, ({ request }) => request[field]),
);

/** Columns of an export, in their order. */
export const columnsOf = (rows: ExportRows): readonly Column[] => [
  time(labels.receivedAt, ({ request }) => request.receivedAt),
  text(labels.kind, 22, ({ request }) => kindNames[request.kind]),
  text(headings.state, 14, ({ request }) => states[request.state]),
  text(labels.name, 24, ({ request }) => request.name),
  text(labels.email, 30, ({ request }) => request.email),
  text(labels.phone, 20, ({ request }) => request.phone),
  text(labels.country, 14, ({ request }) => request.country),
  ...productColumns[rows],
  text(labels.message, 60, ({ request }) => request.message),
  text(labels.language, 12, ({ request }) => languageNames[request.language]),
  text(labels.noticeVersion, 14, ({ request }) => request.noticeVersion),
  time(headings.notifiedAt, ({ request }) => request.notifiedAt),
  text(headings.confirmation, 20, ({ request }) => confirmationOf(request)),
  ...detailColumns,
  text(labels.orderLines, 40, ({ request }) => request.orderLines),
  text(labels.attachments, 40, ({ request }) => request.attachments.map(attachmentLine).join('\n')),
  text(labels.reference, 12, ({ request }) => formatReference(request.reference)),
  text(labels.id, 38, ({ request }) => request.id),
];

const entriesOf = (request: ListedRequest, rows: ExportRows): readonly Entry[] =>
  rows === 'request' || request.products.length === 0
    ? [{ request }]
    : request.products.map((product) => ({ request, product }));

/** Cells of the rows of a request: one row, or one for each product if it has any. */
export const cellsOf = (request: ListedRequest, rows: ExportRows): readonly (readonly Cell[])[] => {
  const columns = columnsOf(rows);
  return entriesOf(request, rows).map((entry) => columns.map(({ cell }) => cell(entry)));
};
