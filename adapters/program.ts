import { runProgram } from './cli/run-program.ts';
import { readConfig } from './config.ts';
import { reportFailure } from './process/report-failure.ts';
import { runUntilStopped } from './process/run-until-stopped.ts';
import { backup, content, jobs, requests } from './commands.ts';
import { startSite } from './start-site.ts';

/** Runs what the arguments of the process ask for: without a command, the site. */
export const main = (): Promise<void> =>
  runProgram({
    name: 'site',
    canDevelop: true,
    commands: [content, requests, jobs, backup],
    serve: ({ development }) =>
      runUntilStopped(readConfig, async (options) => {
        const { port, publicUrl } = options.config;
        const url = await startSite({ ...options, development });
        return `The site is at ${port === 0 ? url : publicUrl}`;
      }),
    reportFailure,
  });
