import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { confirmOn } from '../../../adapters/cli/confirm.ts';

const terminalOf = (isTTY: boolean) => ({
  input: Object.assign(new PassThrough(), { isTTY }),
  output: Object.assign(new PassThrough(), { isTTY }),
});

test.each([
  ['y\n', true],
  ['Yes\n', true],
  [' yes \n', true],
  ['\n', false],
  ['n\n', false],
  ['yesterday\n', false],
  ['', false],
  ['\u0003', false],
  ['\u0004', false],
])('the answer %j on a terminal means %j', async (answer, isYes) => {
  const { input, output } = terminalOf(true);
  const confirmed = confirmOn({ input, output })?.('Erase?');
  input.end(answer);
  expect(await confirmed).toBe(isYes);
  output.end();
  expect(await text(output)).toContain('Erase? [y/N] ');
});

test('without a terminal nobody can be asked', () => {
  expect(confirmOn(terminalOf(false))).toBeUndefined();
});
