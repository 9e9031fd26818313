import { expect, test, vi } from 'vitest';
import { MailDeliveryError } from '#domain/requests/errors.ts';
import type { RequestRepository, StaffMail } from '#domain/requests/ports.ts';
import { createNotifyStaff } from '#domain/requests/notify-staff.ts';
import type { RequestRecord } from '#domain/requests/visitor-request.ts';
import { visitorRequest } from '../../support/submissions.ts';

const now = new Date('2026-11-21T10:00:00Z');

const scene = (parts: Partial<RequestRecord> = {}, toldInTheHour = 0) => {
  const request: RequestRecord = { ...visitorRequest(), ...parts };
  const repository = {
    find: vi.fn<RequestRepository['find']>(async (id) => (id === request.id ? request : undefined)),
    countNotifiedSince: vi.fn<RequestRepository['countNotifiedSince']>(async () => toldInTheHour),
    markNotified: vi.fn<RequestRepository['markNotified']>(async () => {}),
    defer: vi.fn<RequestRepository['defer']>(async () => {}),
  };
  const send = vi.fn<StaffMail['send']>(async () => {});
  const notifyStaff = createNotifyStaff({ repository, mail: { send }, mailsPerHour: 3, now: () => now });
  return { request, repository, send, notifyStaff };
};

test('staff get the request, and it is noted that they have', async () => {
  const { request, repository, send, notifyStaff } = scene();
  await notifyStaff(request.id);
  expect(send).toHaveBeenCalledExactlyOnceWith({
    reference: `request-${request.id}`,
    kind: 'offer',
    requests: [request],
  });
  expect(repository.markNotified).toHaveBeenCalledExactlyOnceWith([request.id], now);
});

test.each([
  ['was told already', { notifiedAt: now }],
  ['waits for a gathered mail', { digest: 'd' }],
])('a request that %s is not mailed again', async (_why, parts) => {
  const { request, send, notifyStaff } = scene(parts);
  await notifyStaff(request.id);
  expect(send).not.toHaveBeenCalled();
});

test('one that was erased meanwhile is nobody’s business any more', async () => {
  const { send, notifyStaff } = scene();
  await notifyStaff('another');
  expect(send).not.toHaveBeenCalled();
});

test('a mail that did not go out is not noted as told', async () => {
  const { request, repository, send, notifyStaff } = scene();
  send.mockRejectedValue(new MailDeliveryError('x'));
  await expect(notifyStaff(request.id)).rejects.toThrow(MailDeliveryError);
  expect(repository.markNotified).not.toHaveBeenCalled();
});

test('above so many mails in an hour, a request waits for the gathered mail', async () => {
  const { request, repository, send, notifyStaff } = scene({}, 3);
  await notifyStaff(request.id);
  expect(send).not.toHaveBeenCalled();
  expect(repository.countNotifiedSince).toHaveBeenCalledWith('offer', new Date('2026-11-21T09:00:00Z'));
  expect(repository.defer).toHaveBeenCalledExactlyOnceWith(request, new Date('2026-11-21T10:15:00Z'));
});
