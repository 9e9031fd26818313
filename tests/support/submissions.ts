import { randomInt, randomUUID } from 'node:crypto';
import { detailFields } from '#domain/requests/request-details.ts';
import { recordOf } from '#domain/shared/record-of.ts';
import type { RequestRecord, Submission, VisitorRequest } from '#domain/requests/visitor-request.ts';

export const submission: Submission = {
  kind: 'offer',
  name: 'Ayşe Işık',
  email: 'ayse.isik@hastane.example',
  country: 'Türkiye',
  phone: '+90 312 000 00 00',
  message: 'Merhaba,\nfiyat rica ederim.',
  ...recordOf(detailFields, () => ''),
  orderLines: '',
  products: [],
  attachments: [],
  language: 'tr',
  noticeVersion: '2026-11-21',
  suspicious: false,
};

/** A request with a new id. The database replaces its reference. */
export const visitorRequest = (parts: Partial<VisitorRequest> = {}): VisitorRequest => ({
  ...submission,
  products: [],
  id: randomUUID(),
  reference: String(randomInt(10_000_000, 100_000_000)),
  receivedAt: new Date(),
  ...parts,
});

export const ids = (requests: readonly Pick<RequestRecord, 'id'>[]): string[] => requests.map(({ id }) => id);
