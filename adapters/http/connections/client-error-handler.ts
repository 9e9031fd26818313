import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Problem, problemMediaType } from '#contracts/problem.ts';

const statusByCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Time for the client to read the response: closed at once, the connection would be reset while it still sends. */
const lingerMs = 1000;

/** Responds with a problem document where there is no request that Fastify could respond to, and ends the connection. */
export const endWithProblem = (
  socket: Duplex,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void => {
  const title = STATUS_CODES[status] ?? 'Error';
  const problem: Problem = { type: 'about:blank', title, status };
  const body = JSON.stringify(problem);
  const lines = Object.entries({
    ...headers,
    'Content-Type': problemMediaType,
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${body}`);
  setTimeout(() => socket.destroy(), lingerMs).unref();
};

/** Responds to requests that Node could not parse, such as with an unknown method or too large headers, or that timed out. */
export const handleClientError = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  endWithProblem(socket, statusByCode[error.code ?? ''] ?? 400);
};

/** Responds to CONNECT, for which Node would end the connection without a word: the site is no proxy. */
export const rejectTunnel = (_request: IncomingMessage, socket: Duplex): void => {
  socket.on('error', () => socket.destroy());
  endWithProblem(socket, 405, { Allow: 'GET, HEAD, POST, OPTIONS' });
};
