import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod';

const usageSchema = z.object({
  /** Processor time of all threads, since the start. */
  cpuMs: z.number(),
  rssMB: z.number(),
});

export type Usage = z.output<typeof usageSchema>;

/** Asks a server that imports report-usage.ts what it has used so far. */
export const readUsage = async (server: ChildProcess): Promise<Usage> => {
  const reported = once(server, 'message');
  server.send({});
  const [message] = await reported;
  return usageSchema.parse(message);
};
