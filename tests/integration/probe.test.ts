import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ProbeFailedError, createProbe } from '#domain/requests/probe.ts';
import { sendProbeForm } from '../../adapters/http/probe/send-probe-form.ts';
import { createPostgresProbeRepository } from '../../adapters/postgres/requests/probe-repository.ts';
import { createPostgresRequestAdministration } from '../../adapters/postgres/requests/request-administration.ts';
import { createPostgresRequestRepository } from '../../adapters/postgres/requests/request-repository.ts';
import { validForm } from '../support/form-api-test.ts';
import { startMailingSite } from '../support/mailing-site.ts';
import { visitorRequest } from '../support/submissions.ts';

const startSite = async (settings: NodeJS.ProcessEnv) => {
  const site = await startMailingSite({ CHECK_MAIL_DOMAINS: 'off', ...settings });
  const url = await site.app.listen({ host: '127.0.0.1', port: 0 });
  const probes = createPostgresProbeRepository(site.dataSource);
  const probe = createProbe({
    probes,
    sendForm: (proof) => sendProbeForm(url, proof),
    newKey: randomUUID,
    wait: () => wait(50),
    clock: performance,
  });
  const count = async (table: 'requests' | 'form_counters' | 'graphile_worker.jobs WHERE key LIKE $1') =>
    (
      await site.dataSource.query<unknown[]>(
        `SELECT FROM ${table}`,
        table.includes('$1') ? ['request:%'] : [],
      )
    ).length;
  return { ...site, url, probes, probe, count };
};

test('a probe’s mail leaves to its own address, and nothing else of it is left', async () => {
  const { probe, smtp, count } = await startSite({
    PROBE_MAIL_TO: 'probe@company.example',
    MAILS_PER_HOUR: '1',
  });
  expect(await probe(20_000)).toBeGreaterThan(0);
  // The limit of mails in an hour does not hold for them, nor that of forms of a client.
  await probe(20_000);
  expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([
    ['probe@company.example'],
    ['probe@company.example'],
  ]);
  expect(await count('requests')).toBe(0);
  expect(await count('form_counters')).toBe(0);
});

test('a probe whose mail does not leave fails, says why, and is deleted', async () => {
  const { probe, count } = await startSite({});
  await expect(probe(2000)).rejects.toThrow('set PROBE_MAIL_TO');
  expect(await count('requests')).toBe(0);
  expect(await count('graphile_worker.jobs WHERE key LIKE $1')).toBe(0);
});

test('a form with a forged signature is no probe, and is not stored', async () => {
  const { url, count } = await startSite({});
  for (const signature of ['x', '', 'a'.repeat(43)])
    await expect(sendProbeForm(url, { key: randomUUID(), signature })).rejects.toThrow(ProbeFailedError);
  const response = await fetch(`${url}/api/offer-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-probe': 'x' },
    body: JSON.stringify(validForm),
  });
  expect(response.status).toBe(422);
  expect(await count('requests')).toBe(0);
});

test('a probe is in no list and no digest, and one that was interrupted is deleted by the next', async () => {
  const { dataSource, probes } = await startSite({});
  const repository = createPostgresRequestRepository(dataSource);
  const administration = createPostgresRequestAdministration(dataSource);
  await dataSource.query('DELETE FROM graphile_worker._private_jobs');
  const old = visitorRequest({ probe: true, receivedAt: new Date(Date.now() - 7_200_000) });
  await repository.store(old, 'old');
  await repository.markNotified([old.id], new Date());
  expect(await administration.list({})).toEqual([]);
  expect(await administration.resendPending()).toMatchObject({ single: 0 });
  expect(await repository.countNotifiedSince({ kind: 'offer', suspicious: false }, new Date(0))).toBe(0);
  await probes.delete('none');
  expect(await repository.find(old.id)).toBeUndefined();
});
