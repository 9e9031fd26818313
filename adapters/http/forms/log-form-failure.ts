import type { FastifyReply } from 'fastify';
import { logFailure, logRefusal } from '../plugins/request-log.ts';

/** Logs why a form was not taken: a failure of the site with its stack, what a client did wrong in a line. */
export const logFormFailure = (reply: FastifyReply, error: unknown, status: number): void => {
  if (status >= 500 || !(error instanceof Error)) logFailure(reply, error, 'form failed');
  else logRefusal(reply, error, 'form refused');
};
