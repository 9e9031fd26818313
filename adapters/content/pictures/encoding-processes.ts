import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { EncodePicture } from './encode-picture.ts';
import type { EncodingTask } from './encoding-process.ts';

interface EncodingProcesses {
  readonly encode: EncodePicture;
  /** Ends the processes. */
  close(): Promise<void>;
}

/** Processes that encode pictures; the first is started with the first picture. */
export const startEncodingProcesses = (): EncodingProcesses => {
  const pool = new Tinypool({
    filename: new URL('encoding-process.ts', import.meta.url).href,
    // Encoders leave hundreds of MB of native memory behind, which a thread would leave to this process.
    runtime: 'child_process',
    serialization: 'advanced',
    minThreads: 0,
    // The default ends a process as soon as its queue is empty.
    idleTimeout: 60_000,
    maxThreads: availableParallelism(),
  });
  return {
    async encode(bytes, format, width, ending) {
      const task: EncodingTask = { bytes, format, width, ending };
      return Buffer.from(await pool.run(task));
    },
    close: () => pool.destroy(),
  };
};
