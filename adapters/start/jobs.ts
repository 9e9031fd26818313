import type { Logger } from 'pino';
import type { Site } from '../compose.ts';
import { startWorker } from '../postgres/queue/worker.ts';
import type { CleanUp } from '../process/parallel-clean-up.ts';
import type { Tracing } from '../telemetry/tracing.ts';

interface JobsOptions {
  /** postgres://user:password@host:port/database */
  readonly databaseUrl: string;
  readonly logger: Logger;
  readonly cleanUp: CleanUp;
  readonly tracing?: Tracing | undefined;
}

/** A mail server that does not answer must not keep the process from stopping: the mail is sent again later. */
const lastMailTimeoutMs = 5000;

/** Works through the job queue until the clean-up: mails to staff and visitors, deletions. */
export const startJobs = (site: Site, { databaseUrl, logger, cleanUp, tracing }: JobsOptions): void => {
  const { mailTransport, jobs } = site;
  if (!site.hasMailServer)
    logger.warn('SMTP_URL is not set: mails become files, and nobody is notified of requests');
  const worker = startWorker({ url: databaseUrl, jobs, logger, traceJob: tracing?.job });
  cleanUp.defer(async () => {
    const timeout = setTimeout(mailTransport.close, lastMailTimeoutMs);
    await worker.stop();
    clearTimeout(timeout);
    mailTransport.close();
  });
};
