import { expect, onTestFinished, test, vi } from 'vitest';
import { OperatorError } from '#domain/shared/errors/operator-error.ts';
import { jobsCommand } from '../../../adapters/cli/jobs.ts';
import type { Confirm } from '../../../adapters/cli/confirm.ts';

const job = (id: string) => ({
  id,
  task: 'notify-staff',
  key: `request:${id}`,
  attempts: 25,
  lastTriedAt: new Date('2026-11-27T10:00:00Z'),
  error: 'The mail server answered 550.\nMailbox full',
});

/** @param confirm `undefined`: there is nobody to ask */
const run = async (args: readonly string[], confirm?: Confirm) => {
  const calls: unknown[] = [];
  const lines: unknown[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  onTestFinished(() => log.mockRestore());
  const note = (call: string) => async (ids: readonly string[]) => {
    calls.push([call, ids]);
    return ids.length;
  };
  const jobs = { list: async () => [job('7'), job('12')], repeat: note('repeat'), drop: note('drop') };
  const command = jobsCommand((action) => action(jobs), confirm);
  for (const each of [command, ...command.commands])
    each.exitOverride().configureOutput({ writeErr: () => {} });
  await command.parseAsync(args, { from: 'user' });
  return { calls, lines };
};

test('jobs that were given up are listed on a line each', async () => {
  const { lines } = await run([]);
  expect(lines).toEqual([
    '7  2026-11-27T10:00:00.000Z  notify-staff  request:7  25 attempts  The mail server answered 550. Mailbox full',
    '12  2026-11-27T10:00:00.000Z  notify-staff  request:12  25 attempts  The mail server answered 550. Mailbox full',
    'Jobs given up: 2.',
  ]);
});

test('all of them or some are queued again', async () => {
  expect((await run(['repeat'])).calls).toEqual([['repeat', ['7', '12']]]);
  expect((await run(['repeat', '12'])).calls).toEqual([['repeat', ['12']]]);
});

test('an id of no such job is named, and nothing is changed', async () => {
  for (const args of [
    ['repeat', '7', '8'],
    ['drop', '7', '8', '--yes'],
  ])
    await expect(run(args)).rejects.toThrow(
      new OperatorError('No job that was given up has the id 8: see jobs list.'),
    );
});

test('jobs are dropped by their ids, once somebody has said yes', async () => {
  const dropped = [['drop', ['7']]];
  expect((await run(['drop', '7'], async () => true)).calls).toEqual(dropped);
  expect((await run(['drop', '7', '--yes'])).calls).toEqual(dropped);
  await expect(run(['drop', '7'], async () => false)).rejects.toThrow('No job was dropped.');
  await expect(run(['drop', '7'])).rejects.toThrow('There is no terminal to ask on');
  await expect(run(['drop', '--yes'])).rejects.toThrow("missing required argument 'ids'");
});
