import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod';

/** Package of Lighthouse; no dependency, as it is as large as all others together: npm fetches it when it is wanted. */
const lighthouse = 'lighthouse@13.5.0';

const reportSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({
      id: z.string(),
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
});

interface Options {
  /** Port of the DevTools protocol of a browser. */
  readonly port: number;
  /** Separated by commas. */
  readonly categories: string;
  /** `simulate`: a phone on a slow line, computed; `provided`: none. */
  readonly throttling: 'simulate' | 'provided';
}

/** Runs Lighthouse on a page. */
export const runLighthouse = async (
  url: string,
  { port, categories, throttling }: Options,
): Promise<z.output<typeof reportSchema>> => {
  const { stdout } = await promisify(execFile)(
    'npm',
    // oxfmt-ignore
    [
      'exec', '--yes', `--package=${lighthouse}`, '--',
      'lighthouse', url, '--quiet', `--port=${port}`, '--output=json', `--throttling-method=${throttling}`,
      `--only-categories=${categories}`,
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return reportSchema.parse(JSON.parse(stdout));
};
