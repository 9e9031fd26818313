import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendForm } from '../../../src/features/request/form/submission/send-form.ts';
import { submissions } from '../../../src/features/request/form/submission/submissions.ts';
import type { Outcome } from '../../../src/features/request/form/submission/submit-form.ts';

const browser = { onLine: true };
const page = new EventTarget();

beforeEach(() => {
  browser.onLine = true;
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('window', page);
});

afterEach(() => {
  vi.unstubAllGlobals();
  submissions.delete('oem');
});

/** Sends a form whose attempts have these outcomes. @returns the number of outcomes that are left */
const start = async (...outcomes: Outcome['kind'][]): Promise<() => number> => {
  await sendForm({
    form: 'oem',
    attempt() {
      const kind = outcomes.shift();
      if (kind !== 'offline' && kind !== 'unconfirmed' && kind !== 'sent') throw new TypeError(kind);
      return Promise.resolve({ kind });
    },
    onSettled() {},
  });
  return () => outcomes.length;
};

const kindNow = () => submissions.get('oem')?.kind;

const press = (button: 'retry' | 'cancel'): void => {
  const submission = submissions.get('oem');
  if (button === 'retry' && submission && 'retry' in submission) submission.retry();
  else if (submission?.kind === 'waiting') submission.cancel();
  else throw new TypeError(`no button to ${button}`);
};

const comeOnline = (): void => {
  browser.onLine = true;
  page.dispatchEvent(new Event('online'));
};

test('a form that did not leave waits for a connection, and says that it was not sent', async () => {
  browser.onLine = false;
  const left = await start('offline', 'sent');
  expect(kindNow()).toBe('offline');
  press('retry');
  expect(kindNow()).toBe('waiting');
  expect(left()).toBe(1);
  press('cancel');
  expect(kindNow()).toBe('offline');
  press('retry');
  comeOnline();
  await expect.poll(kindNow).toBe('sent');
});

test('with a connection, a form without an answer is sent again at once', async () => {
  const left = await start('unconfirmed', 'sent');
  expect(kindNow()).toBe('unconfirmed');
  press('retry');
  expect(left()).toBe(0);
  await expect.poll(kindNow).toBe('sent');
});

test('a form that may have arrived is never called unsent, whatever later attempts come to', async () => {
  await start('unconfirmed', 'offline');
  browser.onLine = false;
  press('retry');
  expect(kindNow()).toBe('waiting');
  press('cancel');
  expect(kindNow()).toBe('unconfirmed');
  // By the button of the form.
  await start('offline');
  expect(kindNow()).toBe('unconfirmed');
});
