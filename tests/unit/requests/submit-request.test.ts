import { expect, test, vi } from 'vitest';
import { confirmationLimits } from '#domain/requests/confirmation-limits.ts';
import type { AttachmentFiles, RequestRepository } from '#domain/requests/ports.ts';
import { createSubmitRequest } from '#domain/requests/submit-request.ts';
import { submission } from '../../support/submissions.ts';

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

const networks = [{ name: '10.0.0.1', clients: 1 }];

const setUp = (hasConfirmation = false) => {
  const store = vi.fn<RequestRepository['store']>(async ({ id }) => ({ id, reference: '12345678' }));
  const deleteFiles = vi.fn<AttachmentFiles['delete']>();
  const submit = createSubmitRequest({
    repository: { store },
    products: { names: async () => names },
    hasConfirmation,
    files: { delete: deleteFiles },
    newId: () => 'id',
    now: () => now,
  });
  return { store, submit, deleteFiles };
};

test('a submission is stored under its key with an id and the time of receipt', async () => {
  const { store, submit } = setUp();
  expect(await submit(submission, 'key', networks)).toEqual({
    id: 'id',
    receipt: {
      reference: '12345678',
      email: submission.email,
      hasConfirmation: false,
      texts: { name: submission.name, country: submission.country, message: submission.message },
      files: [],
      products: [],
    },
  });
  expect(store).toHaveBeenCalledExactlyOnceWith(
    { ...submission, id: 'id', receivedAt: now },
    'key',
    undefined,
  );
});

test('requested products are stored with their Turkish names, and that no size is chosen, or their slugs when unknown', async () => {
  const { store, submit } = setUp();
  const products = [
    { slug: 'laser', quantity: 2 },
    { slug: 'gone', quantity: 1 },
  ];
  const { receipt } = await submit({ ...submission, products }, 'key', networks);
  expect(store.mock.lastCall?.[0].products).toEqual([
    { slug: 'laser', quantity: 2, name: 'Lazer', variantName: 'ölçü seçilmedi' },
    { slug: 'gone', quantity: 1, name: 'gone' },
  ]);
  expect(receipt.products).toEqual([
    {
      slug: 'laser',
      quantity: 2,
      name: { tr: 'Lazer', en: 'Laser' },
      variantName: { tr: 'ölçü seçilmedi', en: 'size not chosen' },
    },
    { slug: 'gone', quantity: 1, name: { tr: 'gone', en: 'gone' } },
  ]);
});

test('where confirmations are mailed, a submission is stored with their limits, and the receipt says so', async () => {
  const { store, submit } = setUp(true);
  const { receipt } = await submit(submission, 'key', networks);
  expect(receipt.hasConfirmation).toBe(true);
  expect(store.mock.lastCall?.[2]).toEqual(confirmationLimits({ email: submission.email, networks }));
});

test('the files of a duplicate are deleted, those of a request that is stored stay', async () => {
  const { store, submit, deleteFiles } = setUp();
  const attachment = { id: 'file', name: 'Plan.pdf', type: 'application/pdf', bytes: 1, hash: '00' };
  const { receipt } = await submit({ ...submission, attachments: [attachment] }, 'key', networks);
  expect(receipt.files).toEqual(['Plan.pdf']);
  expect(deleteFiles).not.toHaveBeenCalled();
  store.mockResolvedValue({ id: 'first', reference: '12345678' });
  await submit({ ...submission, attachments: [attachment] }, 'key', networks);
  expect(deleteFiles).toHaveBeenCalledExactlyOnceWith(['file']);
});

test('a requested variant is stored with its Turkish name, and one that the catalogue does not have with its REF alone', async () => {
  const { store, submit } = setUp();
  const products = [
    { slug: 'laser', ref: 'LS-4', quantity: 2 },
    { slug: 'laser', ref: 'LS-9', quantity: 1 },
  ];
  const { receipt } = await submit({ ...submission, products }, 'key', networks);
  const name = { tr: 'Lazer', en: 'Laser' };
  expect(store.mock.lastCall?.[0].products).toEqual([
    { slug: 'laser', ref: 'LS-4', quantity: 2, name: 'Lazer', variantName: 'Dört watt' },
    { slug: 'laser', ref: 'LS-9', quantity: 1, name: 'Lazer' },
  ]);
  expect(receipt.products).toEqual([
    { slug: 'laser', ref: 'LS-4', quantity: 2, name, variantName: { tr: 'Dört watt', en: 'Four watts' } },
    { slug: 'laser', ref: 'LS-9', quantity: 1, name },
  ]);
});
