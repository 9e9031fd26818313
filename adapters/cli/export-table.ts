import { detailFields } from '#domain/requests/request-details.ts';
import type { ConfirmationState, ListedRequest, RequestState } from '#domain/requests/visitor-request.ts';
import { formatReference } from '#domain/requests/reference.ts';
import {
  attachmentLine,
  kindNames,
  labels,
  languageNames,
  productLine,
  productName,
} from '#domain/requests/staff-labels.ts';
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

const stateNames: Readonly<Record<RequestState, string>> = {
  notified: 'Bildirildi',
  waiting: 'Bekliyor',
  filed: 'Dosyada',
  parked: 'Gönderilemedi',
  suspicious: 'Şüpheli',
};

const confirmationNames: Readonly<Record<ConfirmationState, string>> = {
  sent: 'Gönderildi',
  waiting: 'Bekliyor',
  failed: 'Gönderilemedi',
  limit: 'Gönderilmedi (sınır)',
  address: 'Gönderilmedi (adres)',
  none: '',
};

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
    ? `${product.name} (katalogda olmayan REF)`
    : productName(product);

const unitOf = ({ unit, quantity }: Product): string =>
  unit === undefined ? 'adet' : unitName(unit, quantity, 'tr');

const productColumns: Readonly<Record<ExportRows, readonly Column[]>> = {
  request: [text(labels.products, 60, ({ request }) => request.products.map(productLine).join('\n'))],
  product: [
    text('Ürün', 45, ({ product }) => product && nameOf(product)),
    text('REF', 16, ({ product }) => product?.ref),
    {
      heading: 'Miktar',
      kind: 'number',
      width: 9,
      cell: ({ product }) => ({ kind: 'number', value: product?.quantity }),
    },
    text('Birim', 10, ({ product }) => product && unitOf(product)),
    text('Ürün adresi', 30, ({ product }) => product?.slug),
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
  text('Durum', 14, ({ request }) => stateNames[request.state]),
  text(labels.name, 24, ({ request }) => request.name),
  text(labels.email, 30, ({ request }) => request.email),
  text(labels.phone, 20, ({ request }) => request.phone),
  text(labels.country, 14, ({ request }) => request.country),
  ...productColumns[rows],
  text(labels.message, 60, ({ request }) => request.message),
  text(labels.language, 12, ({ request }) => languageNames[request.language]),
  text(labels.noticeVersion, 14, ({ request }) => request.noticeVersion),
  time('Bildirildiği zaman', ({ request }) => request.notifiedAt),
  text('Onay e-postası', 20, ({ request }) => confirmationNames[request.confirmation]),
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

/** The cells of each row: a row a request, or a row a product and one for each request without products. */
export const cellsOf = function* (
  requests: readonly ListedRequest[],
  rows: ExportRows,
): Generator<readonly Cell[]> {
  const columns = columnsOf(rows);
  for (const request of requests)
    for (const entry of entriesOf(request, rows)) yield columns.map(({ cell }) => cell(entry));
};
