import { expect, test } from 'vitest';
import { isAddressRejection } from '../../../adapters/mail/address-rejection.ts';

const failure = (command: string, response: string): Error =>
  Object.assign(new Error('refused'), { command, response });

test.each(['550 5.1.1 unknown', '553-5.1.2 no such domain\n553 5.1.2 really'])(
  'the reply %j to a recipient is a rejection for good',
  (response) => {
    expect(isAddressRejection(failure('RCPT TO', response))).toBe(true);
  },
);

test.each([
  ['the server may take it later', failure('RCPT TO', '450 4.1.1 greylisted')],
  ['the server relays nothing', failure('RCPT TO', '554 5.7.1 relaying denied')],
  ['it is about the sender', failure('MAIL FROM', '550 5.1.8 bad sender')],
  ['the server gives no reason', failure('RCPT TO', '550 no')],
  ['there was no reply', new Error('timeout')],
])('a failure is no rejection for good where %s', (_case, error) => {
  expect(isAddressRejection(error)).toBe(false);
});
