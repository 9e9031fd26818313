import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { contentDir } from './test-content.ts';

const root = path.resolve(import.meta.dirname, '..', '..');

/** Environment variables that override those of the tests. */
type Settings = Readonly<Record<string, string>>;

export interface Ended {
  readonly code: number | null;
  readonly output: string;
  /** Lines of standard error. */
  readonly errors: readonly string[];
}

export interface RunningSite {
  /** The address that it printed. */
  readonly url: string;
  readonly ended: Promise<Ended>;
  send(signal: NodeJS.Signals): void;
}

interface Program {
  readonly args: readonly string[];
  readonly settings: Settings;
  /** Node by default. */
  readonly program?: string;
  /** The root of the project by default. */
  readonly cwd?: string;
}

const run = ({
  args,
  settings,
  program = process.execPath,
  cwd = root,
}: Program): { child: ChildProcess; ended: Promise<Ended> } => {
  const { DATABASE_URL: _databaseUrl, ...environment } = process.env;
  const child = spawn(program, args, {
    cwd,
    env: {
      ...environment,
      NODE_ENV: 'production',
      CONTENT_DIR: contentDir,
      PORT: '0',
      LOG_LEVEL: 'error',
      // It would take time from the other tests.
      WARM_UP: 'off',
      CATALOGUE_PDFS: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, output, errors: errors.split('\n').filter(Boolean) }));
  });
  return { child, ended };
};

/** Starts the site without waiting until it is up. */
export const beginSite = (settings: Settings) => run({ args: ['adapters/main.ts'], settings });

const untilUp = async ({ child, ended }: ReturnType<typeof run>): Promise<RunningSite> => {
  const url = await new Promise<string>((resolve, reject) => {
    let stdout = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      const address = /^The site is at (\S+)$/mu.exec(stdout)?.[1];
      if (address) resolve(address);
    });
    void ended.then(({ output, errors }) =>
      reject(new Error(`The site did not start:\n${output}\n${errors.join('\n')}`)),
    );
  });
  return { url, ended, send: (signal) => child.kill(signal) };
};

/** Starts the site and waits until it prints its address. */
export const startSite = (settings: Settings): Promise<RunningSite> => untilUp(beginSite(settings));

/** Starts a program that becomes a site, and waits until it prints its address. */
export const startProgram = (program: Program): Promise<RunningSite> => untilUp(run(program));

/** The outcome of a program. */
export const runToEnd = (program: Program): Promise<Ended> => run(program).ended;

/** Starts the site as npm does: in a shell, which gets the signals. */
export const startSiteInShell = (settings: Settings): Promise<RunningSite> =>
  startProgram({
    program: 'sh',
    args: ['-c', 'node scripts/start.ts; true'],
    settings: { ...settings, npm_lifecycle_event: 'start' },
  });

/** The outcome of a start that is expected to fail. */
export const failToStart = (settings: Settings): Promise<Ended> => beginSite(settings).ended;

/** Runs `npm run content -- …` to its end. */
export const runContentCommand = (command: string, settings: Settings): Promise<Ended> =>
  run({ args: ['adapters/main.ts', 'content', command], settings }).ended;

/** Runs `npm run requests -- …` to its end. */
export const runRequestsCommand = (args: readonly string[], settings: Settings): Promise<Ended> =>
  run({ args: ['adapters/main.ts', 'requests', ...args], settings }).ended;

/** Starts the worker process. */
export const startWorkerProcess = async (
  settings: Settings,
): Promise<{ ended: Promise<Ended>; send(signal: NodeJS.Signals): void }> => {
  const { child, ended } = run({ args: ['adapters/worker.ts'], settings });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    void ended.then(({ errors }) => reject(new Error(`The worker did not start:\n${errors.join('\n')}`)));
  });
  return { ended, send: (signal) => child.kill(signal) };
};
