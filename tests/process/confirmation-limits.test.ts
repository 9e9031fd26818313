import { expect, test, vi } from 'vitest';
import {
  addressesOf,
  confirmedAddresses,
  doubleClick,
  forms,
  namesOf,
  notifiedNames,
  query,
  settingsFor,
} from '../support/fault-runs.ts';
import { runRequestsCommand, startSite } from '../support/process.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { seconds } from '../support/seconds.ts';

vi.setConfig({ testTimeout: 120 * seconds });

const victim = ['a.victim@x.example', 'AVictim@x.example', 'avictim+1@X.example', 'a.v.i.c.t.i.m@x.example'];

test('a flood is confirmed within the limits, staff get all of it, and the list says which was not', async () => {
  const smtp = await startSmtpServer();
  const settings = await settingsFor(smtp, { CONFIRMATIONS_PER_HOUR: '25' });
  const site = await startSite(settings);
  const other = await startSite({ ...settings, WORKER: 'off' });
  const fromOneClient = forms(30, { client: '10.9.9.9' });
  const toOneMailbox = forms(20, { first: 30, emailOf: (index) => victim[index % victim.length] ?? '' });
  const fromMany = forms(30, { first: 50 });
  const sent = [...fromOneClient, ...toOneMailbox, ...fromMany];
  for (const group of [fromOneClient, toOneMailbox, fromMany]) {
    const answers = await Promise.all(
      group.map((form, index) => doubleClick(index % 2 === 0 ? site : other, form)),
    );
    expect(answers).not.toContain(false);
  }
  await expect
    .poll(
      () =>
        query(
          settings.DATABASE_URL,
          "SELECT key FROM graphile_worker.jobs WHERE key ~ '^(request|confirmation):'",
        ),
      { timeout: 60 * seconds },
    )
    .toEqual([]);
  expect(notifiedNames(smtp)).toEqual(namesOf(sent));

  const addresses = confirmedAddresses(smtp);
  const countOf = (group: typeof sent): number =>
    addressesOf(group).filter((address) => addresses.includes(address)).length;
  expect(countOf(fromOneClient)).toBe(10);
  expect(addresses.filter((address) => address.toLowerCase().endsWith('@x.example'))).toHaveLength(1);
  expect(countOf(fromMany)).toBe(14);
  expect(new Set(addresses).size).toBe(25);
  expect(addresses).toHaveLength(25);

  const { output } = await runRequestsCommand(['list'], settings);
  expect(output.match(/ {2}confirmation sent {2}/gu)).toHaveLength(25);
  expect(output.match(/ {2}confirmation limit {2}/gu)).toHaveLength(55);
});
