import { expect, test, vi } from 'vitest';
import { reportSent } from '../../../adapters/mail/report-sent.ts';

const setUp = (intervalMs: number) => {
  const onSent = vi.fn<() => Promise<void>>(async () => {});
  const send = vi.fn<() => Promise<void>>(async () => {});
  return { onSent, send, transport: reportSent({ send, close: () => {} }, { intervalMs, onSent }) };
};

test('a mail that was sent is reported, further ones only after the interval', async () => {
  const { onSent, transport } = setUp(60_000);
  await transport.send({});
  await transport.send({});
  expect(onSent).toHaveBeenCalledTimes(1);
});

test('the first mail that goes out after one that failed is reported at once', async () => {
  const { onSent, send, transport } = setUp(60_000);
  await transport.send({});
  send.mockRejectedValueOnce(new Error('x'));
  await expect(transport.send({})).rejects.toThrow('x');
  await transport.send({});
  await transport.send({});
  expect(onSent).toHaveBeenCalledTimes(2);
});

test('a mail that failed is not reported', async () => {
  const { onSent, send, transport } = setUp(0);
  send.mockRejectedValue(new Error('x'));
  await expect(transport.send({})).rejects.toThrow('x');
  expect(onSent).not.toHaveBeenCalled();
});

test('a report that fails is no fault of the mail', async () => {
  const { onSent, transport } = setUp(0);
  onSent.mockRejectedValue(new Error('x'));
  await expect(transport.send({})).resolves.toBeUndefined();
});
