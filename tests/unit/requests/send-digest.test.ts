import { expect, test, vi } from 'vitest';
import { MailDeliveryError } from '#domain/requests/errors.ts';
import type { RequestRepository, StaffMail } from '#domain/requests/ports.ts';
import { createSendDigest } from '#domain/requests/send-digest.ts';
import { ids, visitorRequest } from '../../support/submissions.ts';

const now = new Date('2026-11-21T10:00:00Z');

const scene = (count: number) => {
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

test('all go out in one mail, and it is noted of each', async () => {
  const { requests, repository, send, sendDigest } = scene(3);
  await sendDigest('d');
  expect(repository.closeDigest).toHaveBeenCalledExactlyOnceWith('d', 25);
  expect(send).toHaveBeenCalledExactlyOnceWith({ reference: 'digest-d', kind: 'oem', requests });
  expect(repository.markNotified).toHaveBeenCalledExactlyOnceWith(ids(requests), now);
});

test('with nothing left to tell, no mail goes out', async () => {
  const { send, sendDigest } = scene(0);
  await sendDigest('d');
  expect(send).not.toHaveBeenCalled();
});

test('a mail that did not go out leaves its requests untold', async () => {
  const { repository, send, sendDigest } = scene(2);
  send.mockRejectedValue(new MailDeliveryError('x'));
  await expect(sendDigest('d')).rejects.toThrow(MailDeliveryError);
  expect(repository.markNotified).not.toHaveBeenCalled();
});
