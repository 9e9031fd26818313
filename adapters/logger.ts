import { type Logger, pino } from 'pino';

/** JSON lines on standard output. Of a request only what is no personal data: neither address nor headers. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, url }),
      err: pino.stdSerializers.err,
    },
  });
