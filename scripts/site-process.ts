import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { memoryLimits } from '../adapters/process/limit-memory.ts';

const root = path.resolve(import.meta.dirname, '..');

interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  stop(): Promise<void>;
}

interface ServerOptions {
  /** Arguments of node: the script and those of the script. */
  readonly args: readonly string[];
  readonly settings: NodeJS.ProcessEnv;
}

/** Waits for the address that the server prints when it is up. From then on, an end that nobody asked for is reported. */
const addressOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    let isUp = false;
    const onOutput = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = / is at (http\S+)/u.exec(output)?.[1];
      if (!address) return;
      isUp = true;
      resolve(address);
    };
    server.stdout?.on('data', onOutput);
    server.stderr?.on('data', onOutput);
    server.once('exit', (code, signal) => {
      if (!isUp) reject(new Error(`The server did not start:\n${output}`));
      else if (!server.killed) console.error(`The server ended by itself (${signal ?? code}):\n${output}`);
    });
  });

/** Starts a server as a child process with a channel for messages, and waits until it has printed its address. */
export const startServerProcess = async ({ args, settings }: ServerOptions): Promise<ServerProcess> => {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // An error elsewhere leaves no server behind.
  const kill = (): void => void child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return {
    child,
    url: await addressOf(child),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
};

/**
 * Builds the pages if they are stale, and starts the site as a child process on a free port.
 * @param script absolute path of the module that starts it
 */
export const startSiteProcess = async (
  settings: NodeJS.ProcessEnv,
  script = path.join(root, 'adapters/main.ts'),
): Promise<ServerProcess> => {
  const built = spawnSync(process.execPath, [path.join(root, 'scripts/build.ts')], { stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The pages could not be built.');
  // It has a channel, so it cannot limit its memory by itself.
  return startServerProcess({
    args: [script],
    settings: { ...settings, ...memoryLimits({ ...process.env, ...settings }) },
  });
};
