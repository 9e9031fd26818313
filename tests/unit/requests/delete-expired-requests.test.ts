import { expect, test } from 'vitest';
import { createErasePerson } from '#domain/requests/erase-person.ts';
import { createDeleteExpiredRequests } from '#domain/requests/delete-expired-requests.ts';
import type { RequestFilter } from '#domain/requests/ports.ts';
import { sampleRequest } from '../../support/sample-request.ts';

const tenDaysAgo = new Date('2026-11-11T12:00:00Z');
const attachment = { id: 'file', name: 'Plan.pdf', type: 'application/pdf', bytes: 1, hash: '00' };
const request = {
  ...sampleRequest({ attachments: [attachment] }),
  state: 'notified',
  confirmation: 'none',
} as const;

const setUp = ({ copiesFail = false, expired = 1 } = {}) => {
  const events: string[] = [];
  const filters: RequestFilter[] = [];
  const administration = {
    async findExpired(days: number) {
      expect(days).toBe(10);
      return { before: tenDaysAgo, count: expired };
    },
    async list(filter: RequestFilter) {
      filters.push(filter);
      return [request];
    },
    async deleteReceivedBefore(moment: Date) {
      events.push(`deleted before ${moment.toISOString()}`);
      return [request];
    },
    async eraseByEmail(email: string) {
      events.push(`erased ${email}`);
      return [request, { id: 'received-meanwhile', attachments: [] }];
    },
  };
  const copies = {
    async deleteByRequests(requests: readonly { readonly id: string }[]) {
      if (copiesFail) throw new Error('disk');
      events.push(`copies of ${requests.map(({ id }) => id).join(' and ')}`);
    },
    async deleteWrittenBefore(moment: Date) {
      events.push(`copies before ${moment.toISOString()}`);
    },
  };
  const files = {
    async delete(ids: readonly string[]) {
      events.push(`files ${ids.join(' and ')}`);
    },
  };
  return {
    events,
    filters,
    deleteExpired: createDeleteExpiredRequests({
      administration,
      copies,
      files,
      retentionDays: 10,
      maxPerNight: 3,
    }),
    erase: createErasePerson({ administration, copies, files }),
  };
};

test('requests older than the retention period are deleted after the copies of their mails, and before their files', async () => {
  const { deleteExpired, events, filters } = setUp();
  expect(await deleteExpired()).toBe(1);
  expect(filters).toEqual([{ until: tenDaysAgo }]);
  expect(events).toEqual([
    `copies of ${request.id}`,
    `copies before ${tenDaysAgo.toISOString()}`,
    `deleted before ${tenDaysAgo.toISOString()}`,
    'files file',
  ]);
});

test('of more expired requests than may be deleted in a night none is deleted', async () => {
  const { deleteExpired, events } = setUp({ expired: 4 });
  await expect(deleteExpired()).rejects.toThrow(
    '4 requests are older than 10 days, more than the 3 that may be deleted in a night: nothing was deleted.',
  );
  expect(events).toEqual([]);
  await expect(setUp({ expired: 3 }).deleteExpired()).resolves.toBe(1);
});

test('erasing a person deletes mail copies and requests, including those received meanwhile', async () => {
  const { erase, events, filters } = setUp();
  expect(await erase('elif@hastane.example')).toBe(2);
  expect(filters).toEqual([{ email: 'elif@hastane.example' }]);
  expect(events).toEqual([
    `copies of ${request.id}`,
    'erased elif@hastane.example',
    `copies of ${request.id} and received-meanwhile`,
    'files file',
  ]);
});

test('requests are not deleted when deleting their mail copies fails, so that a retry finds them', async () => {
  const { deleteExpired, erase, events } = setUp({ copiesFail: true });
  await expect(deleteExpired()).rejects.toThrow('disk');
  await expect(erase('elif@hastane.example')).rejects.toThrow('disk');
  expect(events).toEqual([]);
});
