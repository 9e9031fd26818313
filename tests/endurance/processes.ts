import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import type { Tally } from './tally.ts';

const root = path.resolve(import.meta.dirname, '..', '..');

/** A process that is started again whenever it ends, as systemd and containers do. */
export interface Supervised {
  readonly name: string;
  /** URL where the process listens, if it does. */
  readonly url: string;
  /** Sends a signal to the process that runs now. */
  readonly signal: (signal: NodeJS.Signals) => void;
  /** The most memory that any of its processes had. */
  readonly maxRssMB: () => number;
  readonly rssMB: () => Promise<number>;
  /** The most memory that any process had that one of them started. */
  readonly maxChildRssMB: () => number;
  stop(): Promise<void>;
}

interface Options {
  readonly name: string;
  /** Arguments of node. */
  readonly args: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
  readonly port: number;
  /** A process with more memory is killed, as in a container. */
  readonly memoryMB: number;
  /** Ends that nobody asked for. */
  readonly ends: Tally;
  /** Lines of the log at level error, by what they say. */
  readonly errors: Tally;
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const lineSchema = z.object({
  level: z.number(),
  msg: z.string().optional(),
  err: z.object({ type: z.string().optional(), message: z.string().optional() }).optional(),
});

const maxLength = 100;

/** @returns what a line of the log at level error says; `undefined` for any other */
const errorIn = (line: string): string | undefined => {
  const { data } = lineSchema.safeParse(parseJson(line));
  if (!data || data.level < errorLevel) return undefined;
  return [data.msg, data.err?.type, data.err?.message].filter(Boolean).join(' · ').slice(0, maxLength);
};

/** Level of errors in logs of pino. */
const errorLevel = 50;
const restartMs = 500;
const checkMs = 1000;
const stopMs = 20_000;

/**
 * Resident memory of a process in MB, at present and at most since it began.
 * @returns 0 where the system does not say
 */
const readMemory = async (
  pid: number | undefined,
): Promise<{ readonly rss: number; readonly peak: number }> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const read = (pattern: RegExp): number => Number(pattern.exec(status)?.[1] ?? 0) / 1024;
  return { rss: read(/^VmRSS:\s+(\d+) kB$/mu), peak: read(/^VmHWM:\s+(\d+) kB$/mu) };
};

/** @returns none where the system does not say */
const readChildren = async (pid: number | undefined): Promise<readonly number[]> => {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return children.split(' ').filter(Boolean).map(Number);
};

export const supervise = ({ name, args, settings, port, memoryMB, ends, errors }: Options): Supervised => {
  const stopping = new AbortController();
  let child: ChildProcessByStdio<null, Readable, Readable> | undefined;
  let asked = false;
  let maxRssMB = 0;
  let maxChildRssMB = 0;

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      asked = false;
      child = spawn(process.execPath, args, {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: String(port), ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      createInterface(child.stdout).on('line', (line) => {
        const error = errorIn(line);
        if (error !== undefined) errors.add(error);
      });
      let stderr = '';
      child.stderr.on('data', (chunk: Buffer) => (stderr = (stderr + chunk.toString()).slice(-2000)));
      const [code, signal]: unknown[] = await once(child, 'exit');
      if (!asked && !stopping.signal.aborted) {
        ends.add(`${name} ended by itself (${String(signal ?? code)})`);
        console.error(stderr);
      }
      await wait(restartMs);
    }
  };
  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const { peak } = await readMemory(child?.pid);
      maxRssMB = Math.max(maxRssMB, peak);
      for (const started of await readChildren(child?.pid)) {
        const { peak: childRss } = await readMemory(started);
        maxChildRssMB = Math.max(maxChildRssMB, childRss);
        // As a container's limit may choose it: what waits for it fails, and the next task starts another.
        if (childRss > memoryMB) {
          ends.add(`a child process of ${name} had more than ${memoryMB} MB`);
          process.kill(started, 'SIGKILL');
        }
      }
      if (peak > memoryMB) {
        ends.add(`${name} had more than ${memoryMB} MB`);
        asked = true;
        child?.kill('SIGKILL');
      }
      await wait(checkMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const running = Promise.all([run(), watch()]);

  return {
    name,
    url: `http://127.0.0.1:${port}`,
    signal(signal) {
      asked = true;
      child?.kill(signal);
    },
    maxRssMB: () => Math.round(maxRssMB),
    rssMB: async () => Math.round((await readMemory(child?.pid)).rss),
    maxChildRssMB: () => Math.round(maxChildRssMB),
    async stop() {
      stopping.abort();
      child?.kill('SIGTERM');
      const kill = setTimeout(() => child?.kill('SIGKILL'), stopMs);
      await running;
      clearTimeout(kill);
    },
  };
};
