import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { until } from '../support/condition.ts';
import { startMailingSite } from '../support/mailing-site.ts';

const form = { isim: 'Ayşe Işık', email: 'ayse@hastane.example', mesaj: 'Merhaba', dil: 'en' };

test('a form is rejected with a message while the database is unavailable, and stored and mailed afterwards without a restart', async () => {
  const { app, smtp, proxy } = await startMailingSite();
  const key = randomUUID();
  const post = (more: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/offer-form',
      payload: { ...form, ...more },
      headers: { 'idempotency-key': key },
    });
  expect((await post({ mesaj: 'Before' })).statusCode).toBe(200);
  await until(() => smtp.mails.length === 1);

  await proxy.cut();
  const refused = await post();
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toEqual({
    type: 'about:blank',
    title: 'Error submitting.',
    status: 503,
    detail:
      'We cannot take the form right now. What you wrote is still here; please send it again in a moment.',
  });
  // A page that the visitor wrote on comes back with what was typed.
  const page = await app.inject({
    method: 'POST',
    url: '/tr/services/oem',
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('Ayşe Işık');

  await proxy.restore();
  await until(async () => (await post()).statusCode === 200);
  await until(() => smtp.mails.length === 2);
  expect(smtp.mails[1]?.text).toContain('Merhaba');
});
