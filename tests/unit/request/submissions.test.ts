import { expect, test, vi } from 'vitest';
import { createSendings } from '../../../src/features/request/form/submissions.ts';

const deaf = (): void => {};
const laterOn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('an answer that nobody waits for any more is there for who comes next', async () => {
  const sendings = createSendings();
  const leave = sendings.subscribe('offer', deaf);
  sendings.note('offer', { kind: 'pending' });
  leave();
  await laterOn();
  sendings.note('offer', { kind: 'sent' });
  expect(sendings.of('offer')).toEqual({ kind: 'sent' });
});

test('an answer that was seen is forgotten when the last who saw it leaves', async () => {
  const sendings = createSendings();
  const leave = ['a', 'b'].map(() => sendings.subscribe('offer', () => {}));
  sendings.note('offer', { kind: 'unavailable' });
  leave[0]?.();
  await laterOn();
  expect(sendings.of('offer')).toEqual({ kind: 'unavailable' });
  leave[1]?.();
  await laterOn();
  expect(sendings.of('offer')).toBeUndefined();
});

test('who leaves and comes back at once finds the answer', async () => {
  const sendings = createSendings();
  const leave = sendings.subscribe('offer', deaf);
  sendings.note('offer', { kind: 'sent' });
  leave();
  sendings.subscribe('offer', deaf);
  await laterOn();
  expect(sendings.of('offer')).toEqual({ kind: 'sent' });
});

test('each form has its own', () => {
  const sendings = createSendings();
  const listener = vi.fn<() => void>();
  sendings.subscribe('oem', listener);
  sendings.note('offer', { kind: 'sent' });
  expect(sendings.of('oem')).toBeUndefined();
  expect(listener).not.toHaveBeenCalled();
});
