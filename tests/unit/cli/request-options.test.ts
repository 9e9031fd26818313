import { expect, test } from 'vitest';
import { UsageError, readArguments } from '../../../adapters/cli/request-options.ts';

const id = '3f1c2b7e-8f0a-4b57-9f0e-0d3f5a1b2c3d';

const faultsOf = (...args: readonly string[]): string[] => {
  try {
    readArguments(args);
  } catch (error) {
    if (error instanceof UsageError) return error.message.split('\n');
    throw error;
  }
  return [];
};

test('without options everything is listed', () => {
  expect(readArguments(['list'])).toEqual({ name: 'list', selection: { filter: {}, state: undefined } });
});

test('days are those of Türkiye, the last one included', () => {
  expect(readArguments(['list', '--from', '2026-01-31', '--until', '2026-02-28'])).toEqual({
    name: 'list',
    selection: {
      filter: { from: new Date('2026-01-30T21:00:00Z'), until: new Date('2026-02-28T21:00:00Z') },
      state: undefined,
    },
  });
  expect(faultsOf('list', '--from', '2026-01-31', '--until', '2026-01-31')).toEqual([]);
});

test.each([
  ['offer', 'offer'],
  ['technical-service', 'technicalService'],
  ['oem', 'oem'],
  ['online-catalog', 'catalogue'],
])('--kind %s is the kind that this form makes', (form, kind) => {
  expect(readArguments(['list', '--kind', form])).toHaveProperty('selection.filter', { kind });
});

test('the other options are read as they are given', () => {
  expect(
    readArguments(['export', '--state=parked', '--email', "o'hara@x.example", '--file', 'out.csv']),
  ).toEqual({
    name: 'export',
    selection: { filter: { email: "o'hara@x.example" }, state: 'parked' },
    file: 'out.csv',
  });
  expect(readArguments(['resend'])).toEqual({ name: 'resend', id: undefined });
  expect(readArguments(['resend', '--id', id])).toEqual({ name: 'resend', id });
  expect(readArguments(['erase', '--email', 'a@b.example'])).toEqual({ name: 'erase', email: 'a@b.example' });
});

test.each([
  [[], ['Which command?']],
  [['send'], ['"send" is no command.']],
  [['toString'], ['"toString" is no command.']],
  [
    ['list', '--file', 'x'],
    ['--file is no option of list.', '"x" is not understood.'],
  ],
  [['list', '-k'], ['-k is no option of list.']],
  [['list', '--kind', 'catalogue'], ['--kind must be one of offer, technical-service, oem, online-catalog.']],
  [['list', '--kind'], ['--kind needs a value.']],
  [['list', '--kind='], ['--kind needs a value.']],
  [['list', '--kind', '--state'], ['--kind needs a value.']],
  [['list', '--kind', 'oem', '--kind', 'offer'], ['--kind is given twice.']],
  [['list', '--state', 'sent'], ['--state must be one of told, waiting, parked, suspicious.']],
  [['list', '--from', '31.01.2026'], ['--from must be a day, like 2026-01-31.']],
  [['list', '--until', '2026-02-30'], ['--until must be a day, like 2026-02-28.']],
  [['list', '--from', '2026-02-02', '--until', '2026-02-01'], ['--until must not lie before --from.']],
  [['resend', '--id', '7'], ['--id must be the id of a request, as list shows it.']],
  [['erase'], ['--email is missing: whose requests?']],
  [['erase', 'a@b.example'], ['"a@b.example" is not understood.']],
  [['erase', '--email', 'a'], ['--email must be an e-mail address, like name@example.com.']],
  [
    ['export', '--kind', 'x', '--state', 'y', 'z'],
    [
      '"z" is not understood.',
      '--kind must be one of offer, technical-service, oem, online-catalog.',
      '--state must be one of told, waiting, parked, suspicious.',
    ],
  ],
])('%j is told what is wrong with it', (args, faults) => {
  expect(faultsOf(...args)).toEqual(faults);
});
