import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { askPassword } from '../../../adapters/cli/ask-password.ts';

const terminalOf = (isTTY: boolean) => ({
  input: Object.assign(new PassThrough(), { isTTY }),
  output: new PassThrough(),
});

test('a terminal asks twice and shows nothing of the password', async () => {
  const { input, output } = terminalOf(true);
  const asked = askPassword({ input, output });
  input.write('long password\n');
  await new Promise((resolve) => setTimeout(resolve, 50));
  input.write('long password\n');
  expect(await asked).toBe('long password');
  output.end();
  expect(await text(output)).toBe('Password: \nOnce more: \n');
});

test('two different passwords are refused', async () => {
  const { input, output } = terminalOf(true);
  const asked = askPassword({ input, output });
  input.write('long password\n');
  await new Promise((resolve) => setTimeout(resolve, 50));
  input.write('long passwort\n');
  await expect(asked).rejects.toThrow('The two passwords differ: nothing was changed.');
});

test.for(['', '\u0003', '\u0004'])('an end of the input (%j) gives no password', async (end) => {
  const { input, output } = terminalOf(true);
  const asked = askPassword({ input, output });
  input.end(end);
  await expect(asked).rejects.toThrow('No password was given: nothing was changed.');
});

test.for([
  ['long password\n', 'long password'],
  ['long password', 'long password'],
  [' long password \r\nmore\n', ' long password '],
  ['', ''],
])('piped, the first line of %j is the password', async ([piped = '', password]) => {
  const { input, output } = terminalOf(false);
  input.end(piped);
  expect(await askPassword({ input, output })).toBe(password);
});
