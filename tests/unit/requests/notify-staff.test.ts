import { expect, test, vi } from 'vitest';
import { MailNotSent } from '#domain/requests/errors.ts';
import type { RequestBook, StaffMail } from '#domain/requests/ports.ts';
import { createTellStaff } from '#domain/requests/notify-staff.ts';
import type { RequestRecord } from '#domain/requests/visitor-request.ts';
import { visitorRequest } from '../../support/submissions.ts';

const now = new Date('2026-11-21T10:00:00Z');

const scene = (parts: Partial<RequestRecord> = {}, toldInTheHour = 0) => {
  const request: RequestRecord = { ...visitorRequest(), ...parts };
  const book = {
    find: vi.fn<RequestBook['find']>(async (id) => (id === request.id ? request : undefined)),
    toldAloneSince: vi.fn<RequestBook['toldAloneSince']>(async () => toldInTheHour),
    markTold: vi.fn<RequestBook['markTold']>(async () => {}),
    defer: vi.fn<RequestBook['defer']>(async () => {}),
  };
  const send = vi.fn<StaffMail['send']>(async () => {});
  const tellStaff = createTellStaff({ book, mail: { send }, mailsPerHour: 3, now: () => now });
  return { request, book, send, tellStaff };
};

test('staff get the request, and it is noted that they have', async () => {
  const { request, book, send, tellStaff } = scene();
  await tellStaff(request.id);
  expect(send).toHaveBeenCalledExactlyOnceWith({
    reference: `request-${request.id}`,
    kind: 'offer',
    requests: [request],
  });
  expect(book.markTold).toHaveBeenCalledExactlyOnceWith([request.id], now);
});

test.each([
  ['was told already', { toldAt: now }],
  ['waits for a gathered mail', { digest: 'd' }],
])('a request that %s is not mailed again', async (_why, parts) => {
  const { request, send, tellStaff } = scene(parts);
  await tellStaff(request.id);
  expect(send).not.toHaveBeenCalled();
});

test('one that was erased meanwhile is nobody’s business any more', async () => {
  const { send, tellStaff } = scene();
  await tellStaff('another');
  expect(send).not.toHaveBeenCalled();
});

test('a mail that did not go out is not noted as told', async () => {
  const { request, book, send, tellStaff } = scene();
  send.mockRejectedValue(new MailNotSent('x'));
  await expect(tellStaff(request.id)).rejects.toThrow(MailNotSent);
  expect(book.markTold).not.toHaveBeenCalled();
});

test('above so many mails in an hour, a request waits for the gathered mail', async () => {
  const { request, book, send, tellStaff } = scene({}, 3);
  await tellStaff(request.id);
  expect(send).not.toHaveBeenCalled();
  expect(book.toldAloneSince).toHaveBeenCalledWith('offer', new Date('2026-11-21T09:00:00Z'));
  expect(book.defer).toHaveBeenCalledExactlyOnceWith(request, new Date('2026-11-21T10:15:00Z'));
});
