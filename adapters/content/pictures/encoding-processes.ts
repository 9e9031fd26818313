import { availableParallelism } from 'node:os';
import { startChildProcesses } from '../../process/child-processes.ts';
import type { EncodePicture } from './encode-picture.ts';
import type { EncodingTask } from './encoding-process.ts';

interface EncodingProcesses {
  readonly encode: EncodePicture;
  /** Ends the processes. */
  close(): Promise<void>;
}

/** Processes that encode pictures; the first is started with the first picture. */
export const startEncodingProcesses = (): EncodingProcesses => {
  const pool = startChildProcesses({
    module: new URL('encoding-process.ts', import.meta.url),
    maxProcesses: availableParallelism(),
  });
  return {
    async encode(bytes, format, width, ending) {
      const task: EncodingTask = { bytes, format, width, ending };
      return Buffer.from(await pool.run(task));
    },
    close: () => pool.destroy(),
  };
};
