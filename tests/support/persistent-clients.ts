import { Agent, type IncomingMessage, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Outcome of a request: a status, and whether the server ends the connection; or the code of an error. */
interface Outcome {
  readonly status?: number;
  readonly endsConnection?: boolean;
  readonly error?: string;
}

const request = (url: string, agent: Agent): Promise<Outcome> =>
  new Promise((resolve) => {
    const onResponse = async (response: IncomingMessage): Promise<void> => {
      await buffer(response);
      resolve({
        status: response.statusCode ?? 0,
        endsConnection: response.headers.connection === 'close',
      });
    };
    get(url, { agent }, (response) => {
      onResponse(response).catch((error: unknown) => resolve({ error: String(error) }));
    }).on('error', (error: Error & { code?: string }) => resolve({ error: error.code ?? error.message }));
  });

/**
 * Clients that reuse their connection for one request after the other until the server ends it, as a proxy does, which
 * goes on to another process then.
 * @returns all outcomes of each
 */
export const requestUntilConnectionEnds = (url: string, clients: number): Promise<Outcome[][]> => {
  const run = async (): Promise<Outcome[]> => {
    const outcomes: Outcome[] = [];
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (outcomes.at(-1)?.endsConnection !== true && outcomes.at(-1)?.error === undefined)
      outcomes.push(await request(url, agent));
    agent.destroy();
    return outcomes;
  };
  return Promise.all(Array.from({ length: clients }, run));
};
