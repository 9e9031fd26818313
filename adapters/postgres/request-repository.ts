import { createHash, randomUUID } from 'node:crypto';
import pRetry from 'p-retry';
import { type DataSource, type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import type { RequestNames, RequestRepository } from '#domain/requests/ports.ts';
import type {
  NewRequest,
  RequestContent,
  RequestRecord,
  VisitorRequest,
} from '#domain/requests/visitor-request.ts';
import { enqueueDigest, enqueueNotification } from './queue/tasks.ts';
import { type RequestRow, digestRows, requestRows } from './rows/request-rows.ts';

/** Equal for equal content under the same key, which makes a request a duplicate. */
const fingerprintOf = (request: RequestContent, key: string): string => {
  const { kind, name, email, country, phone, message } = request;
  // That of a product as a whole stays as it was before there were variants.
  const products = request.products.map(({ slug, ref, quantity }) =>
    ref === undefined ? [slug, quantity] : [slug, quantity, ref],
  );
  const fields = [key, kind, name, email, country, phone, message, products];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
};

export const toRecord = ({
  fingerprint: _fingerprint,
  notifiedAt,
  digestId,
  ...request
}: RequestRow): RequestRecord => ({
  ...request,
  ...(notifiedAt && { notifiedAt }),
  ...(digestId && { digest: digestId }),
});

const findNames = (manager: EntityManager, fingerprint: string): Promise<RequestNames | null> =>
  manager
    .getRepository(requestRows)
    .findOne({ select: { id: true, reference: true }, where: { fingerprint } });

const store = async (manager: EntityManager, request: NewRequest, key: string): Promise<RequestNames> => {
  const fingerprint = fingerprintOf(request, key);
  const row: Omit<RequestRow, 'reference'> = {
    ...request,
    products: [...request.products],
    fingerprint,
    notifiedAt: null,
    digestId: null,
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
  if (isNew && !request.suspicious) await enqueueNotification(manager, request.id);
  const names = await findNames(manager, fingerprint);
  if (!names) throw new Error('The stored request is not there.');
  return names;
};

/** Finds or creates the kind's open digest. Its row lock keeps it from being closed until the transaction ends. */
const openDigest = async (
  manager: EntityManager,
  kind: VisitorRequest['kind'],
): Promise<{ id: string; isNew: boolean }> => {
  const id = randomUUID();
  const [digest] = await manager.query<{ id: string }[]>(
    `INSERT INTO digests (id, kind) VALUES ($1, $2)
     ON CONFLICT (kind) WHERE closed_at IS NULL DO UPDATE SET kind = excluded.kind
     RETURNING id`,
    [id, kind],
  );
  if (!digest) throw new Error('The INSERT returned no row.');
  return { id: digest.id, isNew: digest.id === id };
};

const findNotNotified = (manager: EntityManager, digestId: string): Promise<RequestRow[]> =>
  manager
    .getRepository(requestRows)
    .find({ where: { digestId, notifiedAt: IsNull() }, order: { receivedAt: 'ASC', id: 'ASC' } });

/** Moves requests to a new, closed digest, which is due at once. */
const moveToNewDigest = async (manager: EntityManager, rows: readonly RequestRow[]): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const id = randomUUID();
  await manager.insert(digestRows, { id, kind: first.kind, closedAt: new Date() });
  await manager.update(requestRows, { id: In(rows.map((row) => row.id)) }, { digestId: id });
  await enqueueDigest(manager, id);
};

export const createPostgresRequestRepository = (dataSource: DataSource): RequestRepository => ({
  store: (request, key) => dataSource.transaction((manager) => store(manager, request, key)),

  findDuplicate: async (content, key) =>
    (await findNames(dataSource.manager, fingerprintOf(content, key))) ?? undefined,

  async find(id) {
    const row = await dataSource.getRepository(requestRows).findOneBy({ id });
    return row ? toRecord(row) : undefined;
  },

  countNotifiedSince: (kind, since) =>
    dataSource.getRepository(requestRows).countBy({ kind, digestId: IsNull(), notifiedAt: MoreThan(since) }),

  async markNotified(ids, at) {
    // The mail is sent already: without retries, a short outage of the database would send it again.
    await pRetry(
      () => dataSource.getRepository(requestRows).update({ id: In([...ids]) }, { notifiedAt: at }),
      {
        retries: 5,
      },
    );
  },

  defer: ({ id, kind }, due) =>
    dataSource.transaction(async (manager) => {
      const digest = await openDigest(manager, kind);
      await manager.update(requestRows, { id }, { digestId: digest.id });
      if (digest.isNew) await enqueueDigest(manager, digest.id, due);
    }),

  closeDigest: (id, maxRequests) =>
    dataSource.transaction(async (manager) => {
      await manager.update(digestRows, { id, closedAt: IsNull() }, { closedAt: new Date() });
      const rows = await findNotNotified(manager, id);
      await moveToNewDigest(manager, rows.slice(maxRequests));
      return rows.slice(0, maxRequests).map(toRecord);
    }),
});
