import { expect, test, vi } from 'vitest';
import { createConfirmRequest } from '#domain/requests/confirm-request.ts';
import { MailDeliveryError, RecipientRejectedError } from '#domain/requests/errors.ts';
import type { AcceptsMail, ConfirmationMail, RequestRepository } from '#domain/requests/ports.ts';
import type { RequestRecord } from '#domain/requests/visitor-request.ts';
import { visitorRequest } from '../../support/submissions.ts';

const now = new Date('2026-11-21T10:00:00Z');

const names = new Map([
  [
    'laser',
    {
      name: { tr: 'Lazer', en: 'Laser' },
      variants: new Map([['LS-4', { tr: 'Dört watt', en: 'Four watts' }]]),
    },
  ],
]);

const setUp = (parts: Partial<RequestRecord> = {}, confirmedInTheHour = 0) => {
  const request: RequestRecord = { ...visitorRequest(), ...parts };
  const repository = {
    find: vi.fn<RequestRepository['find']>(async (id) => (id === request.id ? request : undefined)),
    countConfirmedSince: vi.fn<RequestRepository['countConfirmedSince']>(async () => confirmedInTheHour),
    markConfirmed: vi.fn<RequestRepository['markConfirmed']>(async () => {}),
    declineConfirmation: vi.fn<RequestRepository['declineConfirmation']>(async () => {}),
  };
  const send = vi.fn<ConfirmationMail['send']>(async () => {});
  const acceptsMail = vi.fn<AcceptsMail>(async () => true);
  const confirmRequest = createConfirmRequest({
    repository,
    products: { names: async () => names },
    mail: { send },
    acceptsMail,
    perHour: 3,
    now: () => now,
  });
  return { request, repository, send, acceptsMail, confirmRequest };
};

test('a request is confirmed with the names that the catalogue has, in the language of the form', async () => {
  const products = [
    { slug: 'laser', quantity: 2, name: 'Lazer' },
    { slug: 'laser', ref: 'LS-4', quantity: 1, name: 'Lazer', variantName: 'Dört watt' },
    { slug: 'laser', ref: 'BUY-AT-EVIL', quantity: 1, name: 'Lazer' },
    { slug: 'buy-at-evil', quantity: 1, name: 'buy-at-evil' },
  ];
  const { request, repository, send, acceptsMail, confirmRequest } = setUp({ products, language: 'en' });
  await confirmRequest(request.id);
  expect(send).toHaveBeenCalledExactlyOnceWith({
    id: request.id,
    reference: request.reference,
    kind: 'offer',
    language: 'en',
    email: request.email,
    products: [
      { name: 'Laser, size not chosen', quantity: 2 },
      { name: 'Laser, Four watts (REF LS-4)', quantity: 1 },
    ],
    unknownProducts: 2,
  });
  expect(acceptsMail).toHaveBeenCalledExactlyOnceWith('hastane.example');
  expect(repository.markConfirmed).toHaveBeenCalledExactlyOnceWith(request.id, now);
});

test.each([
  ['was confirmed', { confirmedAt: now }],
  ['is beyond the limits', { confirmationDeclined: 'limit' }],
  ['is suspicious', { suspicious: true }],
] as const)('a request that %s is not confirmed', async (_case, parts) => {
  const { request, repository, send, confirmRequest } = setUp(parts);
  await confirmRequest(request.id);
  expect(send).not.toHaveBeenCalled();
  expect(repository.markConfirmed).not.toHaveBeenCalled();
});

test('an erased request is not confirmed', async () => {
  const { send, confirmRequest } = setUp();
  await confirmRequest('another');
  expect(send).not.toHaveBeenCalled();
});

test('to a domain that takes no mail none is sent', async () => {
  const { request, repository, send, acceptsMail, confirmRequest } = setUp();
  acceptsMail.mockResolvedValue(false);
  await confirmRequest(request.id);
  expect(send).not.toHaveBeenCalled();
  expect(repository.declineConfirmation).toHaveBeenCalledExactlyOnceWith(request.id, 'address');
});

test('an address that the mail server rejects is not tried again', async () => {
  const { request, repository, send, confirmRequest } = setUp();
  send.mockRejectedValue(new RecipientRejectedError('x'));
  await confirmRequest(request.id);
  expect(repository.declineConfirmation).toHaveBeenCalledExactlyOnceWith(request.id, 'address');
  expect(repository.markConfirmed).not.toHaveBeenCalled();
});

test('a mail that fails otherwise is tried again', async () => {
  const { request, repository, send, confirmRequest } = setUp();
  send.mockRejectedValue(new MailDeliveryError('x'));
  await expect(confirmRequest(request.id)).rejects.toThrow(MailDeliveryError);
  expect(repository.declineConfirmation).not.toHaveBeenCalled();
  expect(repository.markConfirmed).not.toHaveBeenCalled();
});

test('beyond the confirmations of an hour none is sent', async () => {
  const { request, repository, send, confirmRequest } = setUp({}, 3);
  await confirmRequest(request.id);
  expect(send).not.toHaveBeenCalled();
  expect(repository.countConfirmedSince).toHaveBeenCalledWith(new Date('2026-11-21T09:00:00Z'));
  expect(repository.declineConfirmation).toHaveBeenCalledExactlyOnceWith(request.id, 'limit');
});
