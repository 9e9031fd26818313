import { expect, test, vi } from 'vitest';
import { until } from '../support/condition.ts';
import { startMailingSite } from '../support/mailing-site.ts';
import { seconds } from '../support/seconds.ts';

const timeoutMs = { timeout: 55 * seconds, interval: 500 };

// Each stalled connection is given up after 15 s.
vi.setConfig({ testTimeout: 120 * seconds });

test('stalled database connections are replaced, so forms are stored and mailed again without a restart', async () => {
  const { app, smtp, proxy } = await startMailingSite();
  const post = async (mesaj: string): Promise<number> => {
    const payload = { isim: 'Ayşe Işık', email: 'ayse@hastane.example', mesaj };
    return (await app.inject({ method: 'POST', url: '/api/offer-form', payload })).statusCode;
  };
  expect(await post('before')).toBe(200);
  await until(() => smtp.mails.length === 1);

  proxy.stall();
  await expect.poll(() => post('after'), timeoutMs).toBe(200);
  await expect.poll(() => smtp.mails.length, timeoutMs).toBe(2);
});
