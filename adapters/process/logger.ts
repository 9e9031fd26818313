import { type Logger, pino } from 'pino';

/** Leaves out most of an error: a failed query carries its parameters, which may be a visitor's personal data. */
const serializeError = (error: unknown): object =>
  error instanceof Error
    ? { type: error.name, ...('code' in error && { code: error.code }), stack: error.stack }
    : { type: typeof error };

/** Logs JSON lines to standard output. Requests are logged without personal data: neither IP address nor headers. */
export const createLogger = (level: string): Logger =>
  pino(
    {
      level,
      serializers: {
        // Queries hold what visitors search for, and signatures of links to files.
        req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?', 1)[0] }),
        err: serializeError,
      },
    },
    // No request waits for the log: lines are written some at a time, and at the latest when the process exits.
    pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 }),
  );

const printText = (_fields: object, text?: string): void => console.error(text);

/** Plain lines on standard error, for commands whose standard output is data. */
export const standardErrorLogger = { info: () => {}, warn: printText, error: printText };
