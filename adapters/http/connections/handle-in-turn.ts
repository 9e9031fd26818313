import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Node's handler of requests. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

type Exchange = Parameters<RequestHandler>;

/** Connection with Node's parser of requests (lib/_http_server.js), which the types of Node leave out. */
interface ParsedSocket extends Socket {
  parser?: { onIncoming: () => number } | null;
}

/** llhttp's parser fails at any answer of this callback that is not 0, 1 or 2. */
const fail = (): number => -1;

/**
 * Closes a connection, and leaves what was read of it unparsed: 64 kB hold 2,400 requests, which Node would all make objects
 * of, and free when it has served the connections beside this one.
 */
const cutOff = (socket: ParsedSocket): void => {
  socket.destroy();
  if (socket.parser) socket.parser.onIncoming = fail;
};

/** Maximum number of waiting requests of one connection. Browsers send none before they have the last response. */
const maxWaiting = 16;

interface Busy {
  readonly request: IncomingMessage;
  readonly waiting: Exchange[];
}

interface InTurn {
  readonly handler: RequestHandler;
  /** Request that a connection is busy with, whole or not; `undefined` between requests and while headers arrive. */
  requestOf(connection: object): IncomingMessage | undefined;
}

/**
 * Handles the requests of a connection one after the other: pipelined, the next one begins when the client's side has
 * taken the response to the last one (RFC 9112, 9.3.2). So a client that sends requests and reads nothing has one response
 * in memory, and not hundreds. A connection with more waiting requests is closed.
 */
export const handleInTurn = (handle: RequestHandler): InTurn => {
  const busy = new WeakMap<object, Busy>();

  const begin = ([request, response]: Exchange, waiting: Exchange[]): void => {
    const { socket } = request;
    busy.set(socket, { request, waiting });
    response.once('close', () => {
      const next = socket.destroyed ? undefined : waiting.shift();
      if (next) begin(next, waiting);
      else busy.delete(socket);
    });
    handle(request, response);
  };

  return {
    handler(request, response) {
      const { socket } = request;
      // The rest of what was read from a connection that was closed meanwhile.
      if (socket.destroyed) return;
      const waiting = busy.get(socket)?.waiting;
      if (!waiting) begin([request, response], []);
      else if (waiting.length < maxWaiting) waiting.push([request, response]);
      else cutOff(socket);
    },
    requestOf: (connection) => busy.get(connection)?.request,
  };
};
