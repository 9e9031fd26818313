import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { isInjection } from 'light-my-request';
import { QueueFullError } from '#domain/shared/errors/queue-full-error.ts';

/** Maximum length of a logged path: with the longest id and host name, a line has 300 bytes. */
const maxPathLength = 80;

/**
 * Returns what may be logged of a URL: its path, in ASCII. Queries hold searches of visitors, and signatures of links.
 */
export const loggedPath = (url: string): string => {
  const [path = ''] = url.split('?', 1);
  const text = path.replaceAll(/[^\x20-\x7E]|["\\]/gu, '?');
  return text.length > maxPathLength ? `${text.slice(0, maxPathLength - 3)}...` : text;
};

const lineOf = ({ method, url }: FastifyRequest, { statusCode, elapsedTime, raw }: FastifyReply) => ({
  method,
  path: loggedPath(url),
  // A cached response is written past the reply.
  status: raw.headersSent ? raw.statusCode : statusCode,
  ms: Math.round(elapsedTime * 10) / 10,
});

/** Whether the client ended the connection before it had the response: no error of the site. */
const hasLeft = ({ raw }: FastifyReply): boolean => raw.destroyed && !raw.writableFinished;

/** Refused on purpose, for all of a flood: the line of the request says so. */
const isRefusal = (error: unknown): boolean => error instanceof QueueFullError;

/** Logs a failure, unless nobody waits for the response any more. */
export const logFailure = (reply: FastifyReply, error: unknown, text: string): void => {
  if (!hasLeft(reply) && !isRefusal(error)) reply.log.error({ err: error }, text);
};

/** Logs in a line why a request was refused, unless nobody waits for the response any more. */
export const logRefusal = (reply: FastifyReply, { message }: Error, text: string): void => {
  if (!hasLeft(reply)) reply.log.warn({ reason: message }, text);
};

interface Options {
  readonly requestLog: boolean;
  readonly development: boolean;
}

/** One line for each request, when it was responded to; at the level debug, one when it comes as well. */
export class RequestLog extends LogController {
  constructor({ requestLog, development }: Options) {
    // Requests for Vite's modules would flood the log, and nobody made those of the process itself.
    super({ disableRequestLogging: ({ raw }) => !requestLog || development || isInjection(raw) });
  }

  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    if (this.isLogDisabled(request)) return;
    request.log.debug({ method: request.method, path: loggedPath(request.url) }, 'incoming request');
    reply.raw.once('close', () => {
      if (hasLeft(reply)) reply.log.info(lineOf(request, reply), 'client disconnected');
    });
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (this.isLogDisabled(request)) return;
    if (error) logFailure(reply, error, 'response failed');
    else reply.log.info(lineOf(request, reply), 'request completed');
  }
}
