import { Tinypool } from 'tinypool';
import { memoryLimits } from './limit-memory.ts';

interface Options {
  /** Module whose default export is called with each task. */
  readonly module: URL;
  readonly maxProcesses: number;
}

const idleTimeoutMs = 60_000;

const lowPriority = new URL('low-priority.ts', import.meta.url);

/**
 * Processes for work whose native memory this process would never get back, as a thread would leave it here. Visitors go
 * first where processors are few: else a handful of these processes would leave the site too little to accept connections.
 * The first is started with the first task; each ends a minute after its last.
 */
export const startChildProcesses = ({ module, maxProcesses }: Options): Tinypool => {
  const pool = new Tinypool({
    filename: module.href,
    runtime: 'child_process',
    serialization: 'advanced',
    // They have no environment but this one.
    env: memoryLimits(process.env),
    execArgv: [...process.execArgv, '--import', lowPriority.href],
    minThreads: 0,
    // The default ends a process as soon as its queue is empty.
    idleTimeout: idleTimeoutMs,
    maxThreads: maxProcesses,
  });
  // One that ends without a task (the system took its memory) is replaced with the next task; without a listener the error would end this process.
  pool.on('error', (error: Error) => process.emitWarning(error));
  return pool;
};
