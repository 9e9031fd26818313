import { expect, test, vi } from 'vitest';
import { createSubmissions } from '../../../src/features/request/form/submissions.ts';

const deaf = (): void => {};
const laterOn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('an answer that nobody waits for any more is there for who comes next', async () => {
  const submissions = createSubmissions();
  const leave = submissions.subscribe('offer', deaf);
  submissions.note('offer', { kind: 'pending' });
  leave();
  await laterOn();
  submissions.note('offer', { kind: 'sent' });
  expect(submissions.of('offer')).toEqual({ kind: 'sent' });
});

test('an answer that was seen is forgotten when the last who saw it leaves', async () => {
  const submissions = createSubmissions();
  const leave = ['a', 'b'].map(() => submissions.subscribe('offer', () => {}));
  submissions.note('offer', { kind: 'unavailable' });
  leave[0]?.();
  await laterOn();
  expect(submissions.of('offer')).toEqual({ kind: 'unavailable' });
  leave[1]?.();
  await laterOn();
  expect(submissions.of('offer')).toBeUndefined();
});

test('who leaves and comes back at once finds the answer', async () => {
  const submissions = createSubmissions();
  const leave = submissions.subscribe('offer', deaf);
  submissions.note('offer', { kind: 'sent' });
  leave();
  submissions.subscribe('offer', deaf);
  await laterOn();
  expect(submissions.of('offer')).toEqual({ kind: 'sent' });
});

test('each form has its own', () => {
  const submissions = createSubmissions();
  const listener = vi.fn<() => void>();
  submissions.subscribe('oem', listener);
  submissions.note('offer', { kind: 'sent' });
  expect(submissions.of('oem')).toBeUndefined();
  expect(listener).not.toHaveBeenCalled();
});
