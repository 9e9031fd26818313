import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod';

const usageSchema = z.object({
  /** Of all threads, since the start. */
  cpuMs: z.number(),
  rssMB: z.number(),
});

export type Usage = z.output<typeof usageSchema>;

/** What a server that imports report-usage.ts has used so far. */
export const readUsage = async (server: ChildProcess): Promise<Usage> => {
  const reported = once(server, 'message');
  server.send({});
  const [message] = await reported;
  return usageSchema.parse(message);
};
