import { EntitySchema } from 'typeorm';
import { detailFields } from '#domain/requests/request-details.ts';
import { recordOf } from '#domain/shared/record-of.ts';
import type { ConfirmationDecline, RequestKind, VisitorRequest } from '#domain/requests/visitor-request.ts';

/** Columns about the work of staff, which the desk alone writes and reads. */
interface HandlingColumns {
  handling?: string;
  assignee?: string | null;
  openedAt?: Date | null;
  handlingVersion?: number;
  searchText?: string;
}

export interface RequestRow
  extends Omit<VisitorRequest, 'products' | 'attachments' | 'probe'>, HandlingColumns {
  /** SHA-256 of the request's content and its idempotency key; equal for duplicates. */
  fingerprint: string;
  products: VisitorRequest['products'][number][];
  attachments: VisitorRequest['attachments'][number][];
  notifiedAt: Date | null;
  filedAt: Date | null;
  probe: boolean;
  digestId: string | null;
  confirmedAt: Date | null;
  confirmationDeclined: ConfirmationDecline | null;
}

/** `taxNumber` is the column `tax_number`. */
const columnNameOf = (field: string): string =>
  field.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

const detailColumns = recordOf(
  detailFields,
  (field) => ({ name: columnNameOf(field), type: 'text', default: '' }) as const,
);

const apart = { select: false, insert: false, update: false } as const;

export const requestRows = new EntitySchema<RequestRow>({
  name: 'requests',
  columns: {
    id: { type: 'uuid', primary: true },
    reference: {
      type: 'text',
      unique: true,
      insert: false,
      update: false,
      default: () => 'next_request_reference()',
    },
    fingerprint: { type: 'text', unique: true },
    kind: { type: 'text' },
    name: { type: 'text' },
    email: { type: 'text' },
    country: { type: 'text' },
    phone: { type: 'text' },
    message: { type: 'text' },
    ...detailColumns,
    products: { type: 'jsonb' },
    orderLines: { name: 'order_lines', type: 'text', default: '' },
    attachments: { type: 'jsonb', default: [] },
    language: { type: 'text' },
    noticeVersion: { name: 'notice_version', type: 'text' },
    suspicious: { type: 'boolean' },
    probe: { type: 'boolean', default: false },
    receivedAt: { name: 'received_at', type: 'timestamptz' },
    notifiedAt: { name: 'notified_at', type: 'timestamptz', nullable: true },
    filedAt: { name: 'filed_at', type: 'timestamptz', nullable: true },
    digestId: { name: 'digest_id', type: 'uuid', nullable: true },
    confirmedAt: { name: 'confirmed_at', type: 'timestamptz', nullable: true },
    confirmationDeclined: { name: 'confirmation_declined', type: 'text', nullable: true },
    handling: { type: 'text', default: 'new', ...apart },
    assignee: { type: 'text', nullable: true, ...apart },
    openedAt: { name: 'opened_at', type: 'timestamptz', nullable: true, ...apart },
    handlingVersion: { name: 'handling_version', type: 'integer', default: 0, ...apart },
    searchText: { name: 'search_text', type: 'text', default: '', ...apart },
  },
});

export interface DigestRow {
  id: string;
  kind: RequestKind;
  closedAt: Date | null;
}

export const digestRows = new EntitySchema<DigestRow>({
  name: 'digests',
  columns: {
    id: { type: 'uuid', primary: true },
    kind: { type: 'text' },
    closedAt: { name: 'closed_at', type: 'timestamptz', nullable: true },
  },
});
