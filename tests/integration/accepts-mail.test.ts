import { expect, test } from 'vitest';
import { createAcceptsMail } from '../../adapters/mail/accepts-mail.ts';
import { type DnsAnswer, startDnsServer } from '../support/dns-server.ts';
import { seconds } from '../support/seconds.ts';

const domain = 'hastane.example';

const accepts = async (answer: DnsAnswer): Promise<boolean> =>
  createAcceptsMail({ servers: [await startDnsServer({ [domain]: answer })] })(domain);

test.each<[string, DnsAnswer]>([
  ['a mail server', { mx: [[10, 'mail.hastane.example']] }],
  [
    'several mail servers',
    {
      mx: [
        [10, 'a.example'],
        [20, 'b.example'],
      ],
    },
  ],
  ['no mail server, but an address', { a: '192.0.2.1' }],
  ['a failure', 'failure'],
])('a domain for which the DNS answers with %s accepts mail', async (_answer, answer) => {
  expect(await accepts(answer)).toBe(true);
});

test.each<[string, DnsAnswer]>([
  ['no such domain', 'noSuchDomain'],
  ['that it takes no mail', { mx: [[0, '']], a: '192.0.2.1' }],
  ['neither a mail server nor an address', {}],
])('a domain for which the DNS answers with %s accepts none', async (_answer, answer) => {
  expect(await accepts(answer)).toBe(false);
});

test('a domain for which the DNS does not answer within two seconds accepts mail', async () => {
  const begun = performance.now();
  expect(await accepts('silent')).toBe(true);
  expect(performance.now() - begun).toBeLessThan(4 * seconds);
});
