import { CommanderError } from 'commander';
import { expect, test, vi } from 'vitest';
import type { RequestFilter } from '#domain/requests/ports.ts';
import { OperatorError } from '#domain/shared/errors/operator-error.ts';
import { requestsCommand } from '../../../adapters/cli/requests.ts';
import { sampleRequest } from '../../support/sample-request.ts';

const id = '3f1c2b7e-8f0a-4b57-9f0e-0d3f5a1b2c3d';

interface Outcome {
  /** Calls of the requests' functions, with their arguments. */
  readonly calls: readonly unknown[];
  /** Lines of the error message, without the usage. */
  readonly errors: readonly string[];
}

const run = (...args: readonly string[]): Promise<Outcome> => runAnswering(undefined, ...args);

/** @param answer to whether to erase; `undefined`: nobody is asked */
const runAnswering = async (answer: boolean | undefined, ...args: readonly string[]): Promise<Outcome> => {
  const calls: unknown[] = [];
  let message = '';
  const confirm = async (question: string): Promise<boolean> => {
    calls.push(['confirm', question]);
    return answer === true;
  };
  const command = requestsCommand(
    (action) =>
      action({
        administration: {
          async list(filter: RequestFilter) {
            calls.push(['list', filter]);
            return filter.email === 'a@b.example'
              ? [{ ...sampleRequest(), state: 'notified', confirmation: 'none' }]
              : [];
          },
          async resendPending() {
            calls.push(['resendPending']);
            return { single: 0, inDigests: 0, digests: 0, busy: 0 };
          },
          async resend(request) {
            calls.push(['resend', request]);
            return true;
          },
          async logExport(filter, requests) {
            calls.push(['logExport', filter, requests]);
          },
          log: async () => [],
          eraseByEmail: async () => [],
          findExpired: async () => ({ before: new Date(), count: 0 }),
          deleteReceivedBefore: async () => [],
        },
        async probe(timeoutMs) {
          calls.push(['probe', timeoutMs]);
          return 1;
        },
        async erasePerson(email) {
          calls.push(['erasePerson', email]);
          return 1;
        },
      }),
    answer === undefined ? undefined : confirm,
  );
  for (const each of [command, ...command.commands])
    each.exitOverride().configureOutput({ writeErr: (text) => (message += text) });
  vi.spyOn(console, 'log').mockImplementation(() => {});
  try {
    await command.parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (error instanceof OperatorError) message += error.message;
    else if (!(error instanceof CommanderError)) throw error;
  }
  return { calls, errors: message.split('\n').filter(Boolean) };
};

test('list without options lists every request', async () => {
  expect(await run('list')).toEqual({ calls: [['list', {}]], errors: [] });
});

test('days are those of Türkiye, the last one included', async () => {
  const { calls } = await run('list', '--from', '2026-01-31', '--until', '2026-02-28');
  expect(calls).toEqual([
    ['list', { from: new Date('2026-01-30T21:00:00Z'), until: new Date('2026-02-28T21:00:00Z') }],
  ]);
  expect((await run('list', '--from', '2026-01-31', '--until', '2026-01-31')).errors).toEqual([]);
});

test.each([
  ['offer', 'offer'],
  ['technical-service', 'technicalService'],
  ['oem', 'oem'],
  ['online-catalog', 'catalogue'],
])('--kind %s selects requests of that form', async (form, kind) => {
  expect((await run('list', '--kind', form)).calls).toEqual([['list', { kind }]]);
});

test('the other options are read as they are given', async () => {
  expect((await run('list', '--state=parked', '--email', "o'hara@x.example")).calls).toEqual([
    ['list', { email: "o'hara@x.example" }],
  ]);
  expect((await run('resend')).calls).toEqual([['resendPending']]);
  expect((await run('resend', '--id', id)).calls).toEqual([['resend', id]]);
});

const erasing = ['erase', '--email', 'a@b.example'] as const;
const found = ['list', { email: 'a@b.example' }];
const question = [
  'confirm',
  'Erase for good all requests from a@b.example (1), with files and copies of mails?',
] as const;

test('erase asks how many requests to erase, and erases them after a yes', async () => {
  expect(await runAnswering(true, ...erasing)).toEqual({
    calls: [found, question, ['erasePerson', 'a@b.example']],
    errors: [],
  });
});

test('erase erases nothing after a no, and says so', async () => {
  expect(await runAnswering(false, ...erasing)).toEqual({
    calls: [found, question],
    errors: ['Nothing was erased.'],
  });
});

test.each([true, undefined])('erase --yes asks nobody (who would answer %j)', async (answer) => {
  expect((await runAnswering(answer, ...erasing, '--yes')).calls).toEqual([
    found,
    ['erasePerson', 'a@b.example'],
  ]);
});

test('erase asks nothing about a person who sent nothing', async () => {
  expect((await runAnswering(true, 'erase', '--email', 'nobody@b.example')).calls).toEqual([
    ['list', { email: 'nobody@b.example' }],
  ]);
});

test.each([
  [['send'], ["error: unknown command 'send'", '(Did you mean resend?)']],
  [['list', '--file', 'x'], ["error: unknown option '--file'"]],
  [['list', '-k'], ["error: unknown option '-k'"]],
  [['list', '--kind', 'catalogue'], ['--kind must be one of offer, technical-service, oem, online-catalog.']],
  [['list', '--kind'], ["error: option '--kind <form>' argument missing"]],
  [['list', '--kind='], ['--kind must be one of offer, technical-service, oem, online-catalog.']],
  [['list', '--kind', '--state'], ['--kind must be one of offer, technical-service, oem, online-catalog.']],
  [
    ['list', '--kind', 'oem', '--kind', 'offer'],
    ["error: option '--kind <form>' argument 'offer' is invalid. It is given twice."],
  ],
  [['probe', '--timeout', '0'], ['--timeout must be a number of seconds, from 1 to 3600.']],
  [['list', '--state', 'sent'], ['--state must be one of notified, waiting, filed, parked, suspicious.']],
  [['list', '--from', '31.01.2026'], ['--from must be a day, like 2026-01-31.']],
  [['list', '--until', '2026-02-30'], ['--until must be a day, like 2026-02-28.']],
  [['list', '--from', '2026-02-02', '--until', '2026-02-01'], ['--until must not lie before --from.']],
  [['resend', '--id', '7'], ['--id must be the id of a request, as list shows it.']],
  [['erase'], ["error: required option '--email <address>' not specified"]],
  [
    ['erase', '--email', 'a@b.example'],
    ['There is no terminal to ask on whether to erase: add --yes, and nobody is asked.'],
  ],
  [['erase', '--email', 'a'], ['--email must be an e-mail address, like name@example.com.']],
  [
    ['export', '--kind', 'x', '--state', 'y'],
    [
      '--kind must be one of offer, technical-service, oem, online-catalog.',
      '--state must be one of notified, waiting, filed, parked, suspicious.',
    ],
  ],
])('%j is refused, naming what is wrong with it, before anything is done', async (args, errors) => {
  expect(await run(...args)).toEqual({ calls: [], errors });
});

test('without a command, the usage lists the commands', async () => {
  const { calls, errors } = await run();
  expect(calls).toEqual([]);
  expect(errors.join('\n')).toMatch(/list .*[^]*export .*[^]*resend .*[^]*erase /u);
});

test.each([
  [['--file', 'offers'], '--file must end in .xlsx or .csv, or --format must say which of them to write.'],
  [
    ['--file', 'offers.xls'],
    '--file must end in .xlsx or .csv, or --format must say which of them to write.',
  ],
  [['--file', 'offers.xlsx', '--format', 'csv'], '--format must be what the name of the file says.'],
  [['--format', 'ods'], '--format must be one of xlsx, csv.'],
  [['--rows', 'items'], '--rows must be one of request, product.'],
])('export %j is not guessed', async (options, error) => {
  const { calls, errors } = await run('export', ...options);
  expect(errors[0]).toBe(error);
  expect(calls).toEqual([]);
});
