import { expect, test } from 'vitest';
import { CompanyNotLoadedError } from '#domain/company/errors.ts';
import { MailDeliveryError } from '#domain/requests/errors.ts';
import { deliveryError } from '../../../adapters/mail/delivery-error.ts';

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
  [new CompanyNotLoadedError(), 'The mail could not be sent: CompanyNotLoadedError.'],
  [secret, 'The mail could not be sent: unknown error.'],
])('of a failure only its code is told (%#)', (error, message) => {
  const told = deliveryError(error);
  expect(told).toBeInstanceOf(MailDeliveryError);
  expect(told.message).toBe(message);
  expect(told.cause).toBeUndefined();
});

test('a delivery error is passed on unchanged', () => {
  const told = new MailDeliveryError('Nobody gets it.');
  expect(deliveryError(told)).toBe(told);
});
