import { expect, test, vi } from 'vitest';
import { createTracing } from '../../../adapters/telemetry/tracing.ts';
import { startTraceReceiver } from '../../support/trace-receiver.ts';
import { seconds } from '../../support/seconds.ts';

const start = async (options: Partial<Parameters<typeof createTracing>[0]> = {}) => {
  const receiver = await startTraceReceiver();
  const tracing = createTracing({
    url: `${receiver.url}/v1/traces`,
    sampler: 'parentbased_always_on',
    samplerRatio: 1,
    service: 'test',
    onExport: () => undefined,
    ...options,
  });
  return { receiver, tracing };
};

const job = { name: 'job', cause: undefined };

test('a step outside of requests and jobs makes no span', async () => {
  const { receiver, tracing } = await start();
  expect(await tracing.step({ name: 'step' }, async () => tracing.current())).toBeUndefined();
  await tracing.job(job, async () => undefined);
  await tracing.stop();
  expect(receiver.spans.map(({ name }) => name)).toEqual(['job']);
});

test('what fails says by its code that it did, and not in its words', async () => {
  const { receiver, tracing } = await start();
  const refused = Object.assign(new Error('no mailbox ayse@hastane.example'), { code: 'EENVELOPE' });
  const failing = tracing.job(job, () => tracing.step({ name: 'mail' }, () => Promise.reject(refused)));
  await expect(failing).rejects.toBe(refused);
  await tracing.stop();
  expect(receiver.spans).toMatchObject([
    { name: 'mail', attributes: { 'error.type': 'EENVELOPE' }, status: { code: 2 } },
    { name: 'job', attributes: { 'error.type': 'EENVELOPE' }, status: { code: 2 } },
  ]);
  expect(receiver.source()).not.toContain('hastane.example');
});

test('a trace that the caller does not record is not recorded, nor are its jobs told of it', async () => {
  const { receiver, tracing } = await start();
  const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00';
  tracing.request({ name: 'request', parent }, (end) => {
    expect(tracing.current()).toBeUndefined();
    end({}, false);
  });
  await tracing.stop();
  expect(receiver.spans).toEqual([]);
});

test.for([
  ['always_off', 1, 0],
  ['traceidratio', 0, 0],
  ['parentbased_traceidratio', 1, 1],
  ['parentbased_always_off', 1, 0],
  ['always_on', 0, 1],
] as const)(
  'the sampler %s with the ratio %d records %d of 1 traces',
  async ([sampler, samplerRatio, count]) => {
    const { receiver, tracing } = await start({ sampler, samplerRatio });
    await tracing.job(job, async () => undefined);
    await tracing.stop();
    expect(receiver.spans).toHaveLength(count);
  },
);

test('a malformed traceparent begins a trace', async () => {
  const { receiver, tracing } = await start();
  tracing.request({ name: 'request', parent: '00-0-0-01' }, (end) => end({}, true));
  await tracing.stop();
  expect(receiver.spans).toMatchObject([{ name: 'request', status: { code: 2 } }]);
  expect(receiver.spans[0]?.parentSpanId ?? '').toBe('');
});

test('a collector that does not answer keeps a process from stopping for a second at most', async () => {
  const { receiver, tracing } = await start();
  receiver.hang();
  await tracing.job(job, async () => undefined);
  const before = performance.now();
  await tracing.stop();
  expect(performance.now() - before).toBeLessThan(1.5 * seconds);
});

test('OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES say what the process is called', async () => {
  vi.stubEnv('OTEL_SERVICE_NAME', 'shop');
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=trial');
  const { receiver, tracing } = await start();
  vi.unstubAllEnvs();
  await tracing.job(job, async () => undefined);
  await tracing.stop();
  expect(receiver.spans[0]?.service).toBe('shop');
  expect(receiver.source()).toContain('trial');
});
