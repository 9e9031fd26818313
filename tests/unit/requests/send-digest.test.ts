import { expect, test, vi } from 'vitest';
import { MailDeliveryError } from '#domain/requests/errors.ts';
import type { RequestRepository, StaffMail } from '#domain/requests/ports.ts';
import { createSendDigest } from '#domain/requests/send-digest.ts';
import { ids, visitorRequest } from '../../support/submissions.ts';

const now = new Date('2026-11-21T10:00:00Z');

const setUp = (count: number) => {
  const requests = Array.from({ length: count }, () => visitorRequest({ kind: 'oem' }));
  const repository = {
    closeDigest: vi.fn<RequestRepository['closeDigest']>(async () => requests),
    markNotified: vi.fn<RequestRepository['markNotified']>(async () => {}),
  };
  const send = vi.fn<StaffMail['send']>(async () => {});
  return {
    requests,
    repository,
    send,
    sendDigest: createSendDigest({ repository, mail: { send }, now: () => now }),
  };
};

test('the requests of a digest are sent in one mail and marked as notified', async () => {
  const { requests, repository, send, sendDigest } = setUp(3);
  await sendDigest('d');
  expect(repository.closeDigest).toHaveBeenCalledExactlyOnceWith('d', {
    maxRequests: 200,
    maxCharacters: 500_000,
  });
  expect(send).toHaveBeenCalledExactlyOnceWith({ reference: 'digest-d', kind: 'oem', requests });
  expect(repository.markNotified).toHaveBeenCalledExactlyOnceWith(ids(requests), now);
});

test('an empty digest is not sent', async () => {
  const { send, sendDigest } = setUp(0);
  await sendDigest('d');
  expect(send).not.toHaveBeenCalled();
});

test('the requests of a digest whose mail fails are not marked as notified', async () => {
  const { repository, send, sendDigest } = setUp(2);
  send.mockRejectedValue(new MailDeliveryError('x'));
  await expect(sendDigest('d')).rejects.toThrow(MailDeliveryError);
  expect(repository.markNotified).not.toHaveBeenCalled();
});
