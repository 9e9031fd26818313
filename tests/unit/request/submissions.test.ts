import { expect, test, vi } from 'vitest';
import { createSubmissions } from '../../../src/features/request/form/submission/submissions.ts';

const ignore = (): void => {};
/** Runs what is in the microtask queue. */
const flushMicrotasks = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a result that arrives without a subscriber is there for the next one', async () => {
  const submissions = createSubmissions();
  const unsubscribe = submissions.subscribe('offer', ignore);
  submissions.set('offer', { kind: 'pending' });
  unsubscribe();
  await flushMicrotasks();
  submissions.set('offer', { kind: 'sent' });
  expect(submissions.get('offer')).toEqual({ kind: 'sent' });
});

test('a result is deleted when its last subscriber leaves', async () => {
  const submissions = createSubmissions();
  const unsubscribe = ['a', 'b'].map(() => submissions.subscribe('offer', () => {}));
  submissions.set('offer', { kind: 'unavailable' });
  unsubscribe[0]?.();
  await flushMicrotasks();
  expect(submissions.get('offer')).toEqual({ kind: 'unavailable' });
  unsubscribe[1]?.();
  await flushMicrotasks();
  expect(submissions.get('offer')).toBeUndefined();
});

test('a result survives unsubscribing and subscribing again in the same task', async () => {
  const submissions = createSubmissions();
  const unsubscribe = submissions.subscribe('offer', ignore);
  submissions.set('offer', { kind: 'sent' });
  unsubscribe();
  submissions.subscribe('offer', ignore);
  await flushMicrotasks();
  expect(submissions.get('offer')).toEqual({ kind: 'sent' });
});

test('each form has a submission of its own', () => {
  const submissions = createSubmissions();
  const listener = vi.fn<() => void>();
  submissions.subscribe('oem', listener);
  submissions.set('offer', { kind: 'sent' });
  expect(submissions.get('oem')).toBeUndefined();
  expect(listener).not.toHaveBeenCalled();
});
