import { expect, test } from 'vitest';
import { reportExports } from '../../../adapters/telemetry/report-exports.ts';

test('a collector that is away is reported once, and once when it is back', () => {
  const refused = new Error('connect ECONNREFUSED');
  const results = [0, 1, 1, 1, 0, 0].map((code) => (code === 0 ? { code } : { code, error: refused }));
  const reported: unknown[] = [];
  const done: unknown[] = [];
  const exporter = reportExports(
    {
      export: (_spans, callback) => callback(results[done.length] ?? { code: 0 }),
      shutdown: async () => undefined,
    },
    (error) => reported.push(error),
  );
  for (const _ of results) exporter.export([], (result) => done.push(result));
  expect(done).toEqual(results);
  expect(reported).toEqual([refused, undefined]);
});
