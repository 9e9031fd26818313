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

test('confirmations are counted by the networks of a client, and by mailbox with a pause and a day', () => {
  const networks = [
    { name: '2001:db8:0:1::', clients: 1 },
    { name: '2001:db8::/48', clients: 20 },
  ];
  const limits = confirmationLimits({ email: 'A.B@x.example', networks });
  expect(limits).toEqual([
    { key: 'client 2001:db8:0:1::', max: 10, windowMs: 86_400_000 },
    { key: 'client 2001:db8::/48', max: 200, windowMs: 86_400_000 },
    { key: 'pause ab@x.example', max: 1, windowMs: 600_000 },
    { key: 'mailbox ab@x.example', max: 3, windowMs: 86_400_000 },
  ]);
});
