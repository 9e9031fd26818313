import { expect, test, vi } from 'vitest';
import { until } from '../support/condition.ts';
import { settingsFor } from '../support/fault-runs.ts';
import { freePorts } from '../support/free-ports.ts';
import { startSite, startWorkerProcess } from '../support/process.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { startTraceReceiver } from '../support/trace-receiver.ts';
import { seconds } from '../support/seconds.ts';

vi.setConfig({ testTimeout: 120 * seconds });

/** Has a process print the modules of OpenTelemetry's SDK that it loads; its interface alone is loaded with the metrics. */
const printSdk = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`
    import { registerHooks } from 'node:module';
    registerHooks({
      load(url, context, next) {
        if (/@opentelemetry\\/(?!api\\/)|adapters\\/telemetry/u.test(url)) console.error('loaded ' + url);
        return next(url, context);
      },
    });`)}`,
};

const namesOf = (spans: readonly { readonly name: string }[]): readonly string[] =>
  spans.map(({ name }) => name);

const person = {
  isim: 'Zeliha Özgecan',
  email: 'zeliha.ozgecan@hastane.example',
  mesaj: 'Gizli bir mesaj',
};

test('a page is traced down to its queries, and a form to its mail, without a word of visitors', async () => {
  const receiver = await startTraceReceiver();
  const smtp = await startSmtpServer();
  const settings = await settingsFor(smtp, {
    TRUST_PROXY: 'loopback',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    ...printSdk,
  });
  const site = await startSite({ ...settings, WORKER: 'off' });
  const worker = await startWorkerProcess(settings);
  const [traceId, callerId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  const page = await fetch(`${site.url}/tr/search?q=arananlar`, {
    headers: { traceparent: `00-${traceId}-${callerId}-01` },
  });
  await page.text();
  const form = await fetch(`${site.url}/api/offer-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.77' },
    body: JSON.stringify(person),
  });
  expect(form.status).toBe(200);
  await until(() => smtp.mails.length === 2);
  for (const each of [site, worker]) {
    each.send('SIGTERM');
    const { code, errors } = await each.ended;
    expect(code).toBe(0);
    expect(errors.filter((line) => !line.startsWith('loaded '))).toEqual([]);
    expect(errors.join()).toContain('sdk-trace');
  }

  const { spans, childrenOf } = receiver;
  const pageSpan = spans.find((span) => span.parentSpanId === callerId);
  expect(pageSpan).toMatchObject({
    traceId,
    name: 'GET page',
    service: 'site',
    attributes: {
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'site.kind': 'page',
      'site.request_id': page.headers.get('x-request-id'),
      'url.path': '/tr/search',
    },
  });
  const [render] = childrenOf(pageSpan);
  expect(render?.name).toBe('render page');
  expect(childrenOf(render).map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
    expect.stringContaining('$1'),
  );

  const formSpan = spans.find(({ name }) => name === 'POST form');
  expect(namesOf(childrenOf(formSpan))).toEqual(expect.arrayContaining(['START', 'INSERT', 'COMMIT']));
  const jobs = spans.filter(({ service, parentSpanId }) => service === 'worker' && !parentSpanId);
  for (const task of ['notify-staff', 'confirm-request']) {
    const job = jobs.find(({ name }) => name === task);
    expect(job?.links).toEqual([{ traceId: formSpan?.traceId, spanId: formSpan?.spanId }]);
    expect(namesOf(childrenOf(job))).toEqual(expect.arrayContaining(['SELECT', 'send mail', 'UPDATE']));
  }

  const words = [...Object.values(person), 'Özgecan', 'ozgecan', 'Gizli', 'arananlar', '203.0.113'];
  expect(words.filter((word) => receiver.source().includes(word))).toEqual([]);
});

test('a worker serves its metrics, and without an address for traces loads nothing for them', async () => {
  const smtp = await startSmtpServer();
  const [port = 0] = await freePorts(1);
  const settings = await settingsFor(smtp, { METRICS_PORT: String(port), ...printSdk });
  const worker = await startWorkerProcess(settings);
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  for (const series of [
    'site_database_up 1',
    'site_jobs{state="failed"} 0',
    'site_oldest_request_seconds 0',
    'site_mails_total{result="sent"} 0',
  ])
    expect(metrics).toContain(`\n${series}\n`);
  for (const series of [
    'site_database_connections{pool="main",state="open"}',
    'site_disk_free_bytes',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(Number(metrics.split(`\n${series} `)[1]?.split('\n')[0]), series).toBeGreaterThan(0);
  worker.send('SIGTERM');
  expect(await worker.ended).toMatchObject({ code: 0, errors: [] });
});
