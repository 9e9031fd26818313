import { expect, test, vi } from 'vitest';
import { MailDeliveryError } from '#domain/requests/errors.ts';
import type { RequestRepository, StaffMail } from '#domain/requests/ports.ts';
import { createNotifyStaff } from '#domain/requests/notify-staff.ts';
import type { RequestRecord } from '#domain/requests/visitor-request.ts';
import { visitorRequest } from '../../support/submissions.ts';

const now = new Date('2026-11-21T10:00:00Z');

const setUp = (parts: Partial<RequestRecord> = {}, notifiedInTheHour = 0, mailsPerHour = 3) => {
  const request: RequestRecord = { ...visitorRequest(), ...parts };
  const repository = {
    find: vi.fn<RequestRepository['find']>(async (id) => (id === request.id ? request : undefined)),
    countNotifiedSince: vi.fn<RequestRepository['countNotifiedSince']>(async () => notifiedInTheHour),
    markNotified: vi.fn<RequestRepository['markNotified']>(async () => {}),
    defer: vi.fn<RequestRepository['defer']>(async () => {}),
  };
  const send = vi.fn<StaffMail['send']>(async () => {});
  const notifyStaff = createNotifyStaff({ repository, mail: { send }, mailsPerHour, now: () => now });
  return { request, repository, send, notifyStaff };
};

test('a request is mailed to staff and marked as notified', async () => {
  const { request, repository, send, notifyStaff } = setUp();
  await notifyStaff(request.id);
  expect(send).toHaveBeenCalledExactlyOnceWith({
    reference: `request-${request.id}`,
    kind: 'offer',
    requests: [request],
  });
  expect(repository.markNotified).toHaveBeenCalledExactlyOnceWith([request.id], now);
});

test.each([
  ['staff were notified of', { notifiedAt: now }],
  ['waits for a digest', { digest: 'd' }],
])('a request that %s is not mailed', async (_case, parts) => {
  const { request, send, notifyStaff } = setUp(parts);
  await notifyStaff(request.id);
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['is mailed at once', 3, 2, true],
  ['beyond five in an hour waits for a digest of such requests', 100, 5, false],
  ['beyond the mails of an hour waits for a digest of such requests', 3, 3, false],
])('a suspicious request %s', async (_case, mailsPerHour, notifiedInTheHour, isMailed) => {
  const { request, repository, send, notifyStaff } = setUp(
    { suspicious: true },
    notifiedInTheHour,
    mailsPerHour,
  );
  await notifyStaff(request.id);
  expect(repository.countNotifiedSince).toHaveBeenCalledWith(
    { kind: 'offer', suspicious: true },
    expect.any(Date),
  );
  expect(send).toHaveBeenCalledTimes(isMailed ? 1 : 0);
  expect(repository.markNotified).toHaveBeenCalledTimes(isMailed ? 1 : 0);
  expect(repository.defer).not.toHaveBeenCalled();
});

test('an erased request is not mailed', async () => {
  const { send, notifyStaff } = setUp();
  await notifyStaff('another');
  expect(send).not.toHaveBeenCalled();
});

test('a request whose mail fails is not marked as notified', async () => {
  const { request, repository, send, notifyStaff } = setUp();
  send.mockRejectedValue(new MailDeliveryError('x'));
  await expect(notifyStaff(request.id)).rejects.toThrow(MailDeliveryError);
  expect(repository.markNotified).not.toHaveBeenCalled();
});

test('a request beyond the mails of an hour is deferred to a digest', async () => {
  const { request, repository, send, notifyStaff } = setUp({}, 3);
  await notifyStaff(request.id);
  expect(send).not.toHaveBeenCalled();
  expect(repository.countNotifiedSince).toHaveBeenCalledWith(
    { kind: 'offer', suspicious: false },
    new Date('2026-11-21T09:00:00Z'),
  );
  expect(repository.defer).toHaveBeenCalledExactlyOnceWith(request, new Date('2026-11-21T10:15:00Z'));
});
