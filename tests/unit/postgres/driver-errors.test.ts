import { expect, test } from 'vitest';
import { isUnavailable } from '../../../adapters/postgres/connection/driver-errors.ts';

const withCode = (code: string): Error => Object.assign(new Error('the driver’s message'), { code });

test.for([
  { meaning: 'a refused connection', code: 'ECONNREFUSED' },
  { meaning: 'a reset connection', code: 'ECONNRESET' },
  { meaning: 'a closed pipe', code: 'EPIPE' },
  { meaning: 'a silent network', code: 'ETIMEDOUT' },
  { meaning: 'an unknown host', code: 'ENOTFOUND' },
  { meaning: 'a name server that does not answer', code: 'EAI_AGAIN' },
  { meaning: 'an unreachable host', code: 'EHOSTUNREACH' },
  { meaning: 'an unreachable network', code: 'ENETUNREACH' },
  { meaning: 'a lost connection', code: '08006' },
  { meaning: 'a standby that takes no writes', code: '25006' },
  { meaning: 'a full disk', code: '53100' },
  { meaning: 'no free connection', code: '53300' },
  { meaning: 'a statement timeout', code: '57014' },
  { meaning: 'a server that shuts down', code: '57P01' },
  { meaning: 'a server that crashed', code: '57P02' },
  { meaning: 'a server that starts', code: '57P03' },
])('$meaning ($code) means that the database is unavailable', ({ code }) => {
  expect(isUnavailable(withCode(code))).toBe(true);
});

test.for([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Query read timeout',
])('pg’s own error "%s" means that the database is unavailable', (message) => {
  expect(isUnavailable(new Error(message))).toBe(true);
});

test.for([
  { meaning: 'a unique violation', code: '23505' },
  { meaning: 'a missing table', code: '42P01' },
  { meaning: 'a syntax error', code: '42601' },
  { meaning: 'a dropped database', code: '57P04' },
  { meaning: 'a missing file', code: 'ENOENT' },
])('$meaning ($code) does not mean that the database is unavailable', ({ code }) => {
  expect(isUnavailable(withCode(code))).toBe(false);
});

test('an error without code and known message does not mean that the database is unavailable', () => {
  expect(isUnavailable(new Error('Cannot read properties of undefined'))).toBe(false);
});
