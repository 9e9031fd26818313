import fp from 'fastify-plugin';
import { sendProblem } from './problems.ts';

/** Characters: room for a link to a request of as many products as one may hold. Longer ones nobody looks at. */
const longestUrl = 8192;

/** Refuses addresses that no page or call could have: too long, or with a NUL, which PostgreSQL cannot compare. */
export const badPaths = fp(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (request.url.length > longestUrl) {
        return sendProblem(reply, 414, `An address may have ${longestUrl} characters.`);
      }
      if (/%00/u.test(request.url)) return sendProblem(reply, 400, 'The address holds a NUL character.');
      return undefined;
    });
  },
  { name: 'bad-paths', dependencies: ['problems'] },
);
