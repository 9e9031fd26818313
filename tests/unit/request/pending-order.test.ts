import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeOrderDraft } from '../../../src/features/request/form/submission/order-draft.ts';
import { registerOrder, sendWithOrder } from '../../../src/features/request/form/submission/pending-order.ts';
import type { Outcome, Values } from '../../../src/features/request/form/submission/submit-form.ts';

const offer = { form: 'offer', products: 'drill' } as const;

const send = vi.fn<(values: Values) => Promise<Outcome>>();

beforeEach(() => {
  vi.useFakeTimers();
  send.mockResolvedValue({ kind: 'sent', receipt: undefined });
});

afterEach(() => {
  writeOrderDraft('');
  send.mockReset();
  vi.useRealTimers();
});

test('a form with lines waits for the tools of the quick order, and takes the lines along', async () => {
  writeOrderDraft('FM.1140.114;3\nxyzzy');
  const outcome = sendWithOrder(offer, send);
  await vi.advanceTimersByTimeAsync(2000);
  expect(send).not.toHaveBeenCalled();
  const onSent = vi.fn<() => void>();
  const unregister = registerOrder((list) =>
    Promise.resolve({
      kind: 'taken',
      list: [...list, { slug: 'tube', ref: 'FM.1140.114', quantity: 3 }],
      rest: 'xyzzy',
      onSent,
    }),
  );
  expect(await outcome).toMatchObject({ kind: 'sent' });
  unregister();
  expect(send).toHaveBeenCalledExactlyOnceWith({
    ...offer,
    products: 'drill,tube~FM.1140.114:3',
    orderLines: 'xyzzy',
  });
  expect(onSent).toHaveBeenCalledOnce();
});

test('a form is not sent without its lines where the tools of the quick order do not come', async () => {
  writeOrderDraft('FM.1140.114;3');
  const outcome = sendWithOrder(offer, send);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toEqual({ kind: 'unavailable' });
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['without lines', offer, ' \n'],
  ['that asks for no products', { form: 'oem' }, 'FM.1140.114;3'],
] as const)('a form %s is sent at once', async (_, values, lines) => {
  writeOrderDraft(lines);
  await sendWithOrder(values, send);
  expect(send).toHaveBeenCalledExactlyOnceWith(values);
});
