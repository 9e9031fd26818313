import { createHash } from 'node:crypto';
import pRetry from 'p-retry';
import { type DataSource, type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import type { Attachment } from '#domain/requests/files/attachment.ts';
import type { ConfirmationLimit } from '#domain/requests/confirmation-limits.ts';
import type { RequestNames, RequestRepository } from '#domain/requests/ports.ts';
import { detailFields } from '#domain/requests/request-details.ts';
import type { NewRequest, RequestContent } from '#domain/requests/visitor-request.ts';
import { exceedsLimits } from './confirmation-counter.ts';
import { createDigests } from './digests.ts';
import { createSuspiciousDigests } from './suspicious-digests.ts';
import { enqueueConfirmation, enqueueNotifications } from '../queue/tasks.ts';
import { type RequestRow, requestRows } from '../rows/request-rows.ts';
import { toRecord } from '../rows/to-record.ts';

/**
 * Equal for equal content under the same key, which makes a request a duplicate. What a request does not have is left out,
 * so that a field which a release adds changes the fingerprint of no stored request.
 */
const fingerprintOf = (request: RequestContent, key: string): string => {
  const { kind, name, email, country, phone, message } = request;
  const products = request.products.map(({ slug, ref, quantity, unit }) => [
    slug,
    quantity,
    ...(ref === undefined ? [] : [ref]),
    ...(unit === undefined ? [] : [{ unit }]),
  ]);
  const details = detailFields
    .filter((field) => request[field] !== '')
    .map((field) => [field, request[field]]);
  const lines = request.orderLines === '' ? [] : [['orderLines', request.orderLines]];
  const files = request.attachments.map(({ hash }) => ['attachment', hash]);
  const fields = [key, kind, name, email, country, phone, message, products, ...details, ...lines, ...files];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
};

const findNames = (manager: EntityManager, fingerprint: string): Promise<RequestNames | null> =>
  manager
    .getRepository(requestRows)
    .findOne({ select: { id: true, reference: true }, where: { fingerprint } });

const enqueueWithinLimits = async (
  manager: EntityManager,
  id: string,
  limits: readonly ConfirmationLimit[],
  traceparent: string | undefined,
): Promise<void> => {
  if (await exceedsLimits(manager, limits))
    await manager.update(requestRows, { id }, { confirmationDeclined: 'limit' });
  else await enqueueConfirmation(manager, id, traceparent);
};

const store = async (
  manager: EntityManager,
  request: NewRequest,
  key: string,
  limits: readonly ConfirmationLimit[] | undefined,
  traceparent: string | undefined,
): Promise<RequestNames> => {
  const fingerprint = fingerprintOf(request, key);
  const row: Omit<RequestRow, 'reference'> = {
    ...request,
    products: [...request.products],
    attachments: [...request.attachments],
    fingerprint,
    notifiedAt: null,
    filedAt: null,
    probe: request.probe ?? false,
    digestId: null,
    confirmedAt: null,
    confirmationDeclined: null,
  };
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(requestRows)
    .values(row)
    .orIgnore()
    .returning('id')
    .execute();
  const isNew = Array.isArray(raw) && raw.length > 0;
  if (isNew) {
    await enqueueNotifications(manager, [request.id], traceparent);
    if (limits && !request.suspicious) await enqueueWithinLimits(manager, request.id, limits, traceparent);
  }
  const names = await findNames(manager, fingerprint);
  if (!names) throw new Error('The stored request is not there.');
  return names;
};

/** The mail is sent already: without retries, a short outage of the database would send it again. */
const afterSending = <Result>(update: () => Promise<Result>): Promise<Result> =>
  pRetry(update, { retries: 5 });

/** @param traceparent tells the W3C traceparent of what it is called in, which the queued jobs link to */
export const createPostgresRequestRepository = (
  dataSource: DataSource,
  traceparent: () => string | undefined = () => undefined,
): RequestRepository => ({
  store: (request, key, limits) =>
    dataSource.transaction((manager) => store(manager, request, key, limits, traceparent())),

  findDuplicate: async (content, key) =>
    (await findNames(dataSource.manager, fingerprintOf(content, key))) ?? undefined,

  async find(id) {
    const row = await dataSource.getRepository(requestRows).findOneBy({ id });
    return row ? toRecord(row) : undefined;
  },

  async findAttachment(id) {
    const [row] = await dataSource.query<{ attachment: Attachment }[]>(
      `SELECT attachment FROM requests, jsonb_array_elements(attachments) attachment
       WHERE attachments <> '[]' AND attachments @> $1 AND attachment->>'id' = $2`,
      [JSON.stringify([{ id }]), id],
    );
    return row?.attachment;
  },

  async findAttached(ids) {
    const rows = await dataSource.query<{ id: string }[]>(
      `SELECT attachment->>'id' AS id FROM requests, jsonb_array_elements(attachments) attachment
       WHERE attachments <> '[]' AND attachment->>'id' = ANY ($1)`,
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  },

  countNotifiedSince: ({ kind, suspicious }, since) =>
    dataSource.getRepository(requestRows).countBy([
      { kind, suspicious, probe: false, digestId: IsNull(), notifiedAt: MoreThan(since) },
      { kind, suspicious, probe: false, digestId: IsNull(), filedAt: MoreThan(since) },
    ]),

  async markNotified(ids, at) {
    await afterSending(() =>
      dataSource.getRepository(requestRows).update({ id: In([...ids]) }, { notifiedAt: at }),
    );
  },

  async markFiled(ids, at) {
    await afterSending(() =>
      dataSource.getRepository(requestRows).update({ id: In([...ids]) }, { filedAt: at }),
    );
  },

  countConfirmedSince: (since) =>
    dataSource.getRepository(requestRows).countBy({ confirmedAt: MoreThan(since) }),

  async markConfirmed(id, at) {
    await afterSending(() => dataSource.getRepository(requestRows).update({ id }, { confirmedAt: at }));
  },

  async declineConfirmation(id, reason) {
    await dataSource.getRepository(requestRows).update({ id }, { confirmationDeclined: reason });
  },

  ...createDigests(dataSource),
  ...createSuspiciousDigests(dataSource),
});
