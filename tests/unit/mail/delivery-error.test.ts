import { expect, test } from 'vitest';
import { NoCompany } from '#domain/company/errors.ts';
import { MailNotSent } from '#domain/requests/errors.ts';
import { whyNotSent } from '../../../adapters/mail/delivery-error.ts';

const secret = 'elif@hastane.example';
const failure = (properties: object): Error => Object.assign(new Error(`about ${secret}`), properties);

test.each([
  [failure({ code: 'EENVELOPE', responseCode: 550, response: secret }), 'The mail server answered 550.'],
  [failure({ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }), 'The mail could not be sent: ECONNREFUSED.'],
  [failure({ code: 'ENOSPC', path: `/mail/${secret}` }), 'The mail could not be sent: ENOSPC.'],
  [
    failure({ code: secret, originalCode: secret, responseCode: secret }),
    'The mail could not be sent: unknown error.',
  ],
  [failure({}), 'The mail could not be sent: unknown error.'],
  [new NoCompany(), 'The mail could not be sent: NoCompany.'],
  [secret, 'The mail could not be sent: unknown error.'],
])('of a failure only its code is told (%#)', (error, message) => {
  const told = whyNotSent(error);
  expect(told).toBeInstanceOf(MailNotSent);
  expect(told.message).toBe(message);
  expect(told.cause).toBeUndefined();
});

test('what is told already stays as it is', () => {
  const told = new MailNotSent('Nobody gets it.');
  expect(whyNotSent(told)).toBe(told);
});
