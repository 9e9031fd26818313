import { expect, test } from 'vitest';
import { confirmationLimits, mailboxOf } from '#domain/requests/confirmation-limits.ts';

test.each([
  'ayse.isik@hastane.example',
  'AYSE.ISIK@Hastane.EXAMPLE',
  'a.y.s.e.i.s.i.k@hastane.example',
  'ayseisik+fatura@hastane.example',
  'ayse.isik+a+b.c@hastane.example',
])('%s is the mailbox ayseisik@hastane.example', (email) => {
  expect(mailboxOf(email)).toBe('ayseisik@hastane.example');
});

test('dots and plus signs of the domain count', () => {
  expect(mailboxOf('a@mail.hastane.example')).not.toBe(mailboxOf('a@mailhastane.example'));
});

test('confirmations are counted by client, and by mailbox with a pause and a day', () => {
  const limits = confirmationLimits({ email: 'A.B@x.example', client: '10.0.0.1' });
  expect(limits).toEqual([
    { key: 'client 10.0.0.1', max: 10, windowMs: 86_400_000 },
    { key: 'pause ab@x.example', max: 1, windowMs: 600_000 },
    { key: 'mailbox ab@x.example', max: 3, windowMs: 86_400_000 },
  ]);
});
