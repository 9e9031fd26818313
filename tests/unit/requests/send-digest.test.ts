import { expect, test, vi } from 'vitest';
import { MailNotSent } from '#domain/requests/errors.ts';
import type { RequestBook, StaffMail } from '#domain/requests/ports.ts';
import { createSendDigest } from '#domain/requests/send-digest.ts';
import { ids, visitorRequest } from '../../support/submissions.ts';

const now = new Date('2026-11-21T10:00:00Z');

const scene = (count: number) => {
  const requests = Array.from({ length: count }, () => visitorRequest({ kind: 'oem' }));
  const book = {
    closeDigest: vi.fn<RequestBook['closeDigest']>(async () => requests),
    markTold: vi.fn<RequestBook['markTold']>(async () => {}),
  };
  const send = vi.fn<StaffMail['send']>(async () => {});
  return { requests, book, send, sendDigest: createSendDigest({ book, mail: { send }, now: () => now }) };
};

test('all go out in one mail, and it is noted of each', async () => {
  const { requests, book, send, sendDigest } = scene(3);
  await sendDigest('d');
  expect(book.closeDigest).toHaveBeenCalledExactlyOnceWith('d', 25);
  expect(send).toHaveBeenCalledExactlyOnceWith({ reference: 'digest-d', kind: 'oem', requests });
  expect(book.markTold).toHaveBeenCalledExactlyOnceWith(ids(requests), now);
});

test('with nothing left to tell, no mail goes out', async () => {
  const { send, sendDigest } = scene(0);
  await sendDigest('d');
  expect(send).not.toHaveBeenCalled();
});

test('a mail that did not go out leaves its requests untold', async () => {
  const { book, send, sendDigest } = scene(2);
  send.mockRejectedValue(new MailNotSent('x'));
  await expect(sendDigest('d')).rejects.toThrow(MailNotSent);
  expect(book.markTold).not.toHaveBeenCalled();
});
