import { EventEmitter, once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { type Socket, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import type { RequestHandler } from '../../adapters/http/connections/handle-in-turn.ts';
import { createBodyLimit } from '../../adapters/http/connections/limit-bodies.ts';
import { limitClients } from '../../adapters/http/connections/limit-clients.ts';
import { createLimitedServer } from '../../adapters/http/connections/limited-server.ts';
import { until } from '../support/condition.ts';
import { portOf } from '../support/port-of.ts';

type Limits = Partial<Parameters<typeof createLimitedServer>[1]>;

const listen = async (server: ReturnType<typeof createServer>): Promise<() => Promise<Socket>> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return async () => {
    const socket = connect(portOf(server), '127.0.0.1');
    socket.on('error', () => {});
    onTestFinished(() => {
      socket.destroy();
    });
    await once(socket, 'connect');
    return socket;
  };
};

/** A server with these limits. @returns opens a connection to it */
const serve = (handle: RequestHandler, limits: Limits = {}): Promise<() => Promise<Socket>> =>
  listen(createLimitedServer(handle, { trustedProxies: [], logger: { warn: () => {} }, ...limits }));

const get = (path = '/'): string => `GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`;

const post = (length: number, body: string): string =>
  `POST / HTTP/1.1\r\nHost: site\r\nContent-Length: ${length}\r\n\r\n${body}`;

test('pipelined requests are handled one after the other, in their order', async () => {
  const begun: string[] = [];
  const responses: ServerResponse[] = [];
  const open = await serve(({ url = '' }, response) => {
    begun.push(url);
    responses.push(response);
  });
  const socket = await open();
  socket.write(get('/1') + get('/2') + get('/3'));
  for (const count of [1, 2, 3]) {
    await until(() => responses.length >= count);
    expect(begun).toHaveLength(count);
    responses.at(-1)?.end();
  }
  expect(begun).toEqual(['/1', '/2', '/3']);
});

test('a connection on which too many requests wait is closed, and none of them is handled', async () => {
  let begun = 0;
  const open = await serve(() => {
    begun += 1;
  });
  const socket = await open();
  const closed = once(socket, 'close');
  socket.resume().write(get().repeat(200));
  await closed;
  expect(begun).toBe(1);
});

test('what is read of a connection beyond the requests that may wait is left unparsed', async () => {
  const server = createLimitedServer(() => {}, { trustedProxies: [], logger: { warn: () => {} } });
  let parsed = 0;
  server.on('request', () => (parsed += 1));
  const socket = await (await listen(server))();
  const closed = once(socket, 'close');
  socket.resume().write(get().repeat(2000));
  await closed;
  expect(parsed).toBeLessThan(30);
});

test('a client that does not read its response is cut off', async () => {
  const { promise: cutOff, resolve } = Promise.withResolvers<void>();
  const open = await serve(
    (_request, response) => {
      response.once('close', resolve).end(Buffer.alloc(50_000_000));
    },
    { idleTimeoutMs: 200 },
  );
  const socket = await open();
  socket.pause().write(get());
  await expect(cutOff).resolves.toBeUndefined();
});

/** Opens a connection from another loopback address, with what it sends first. */
const openFrom = async (server: Server, localAddress: string, sent = ''): Promise<Socket> => {
  const socket = connect({ port: portOf(server), host: '127.0.0.1', localAddress });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(sent);
  return socket;
};

const answerOf = async (socket: Socket): Promise<string> => {
  socket.write(get());
  return String((await once(socket, 'data'))[0]);
};

const slowClients = [
  ['sends nothing', ''],
  ['sends half a request line', 'GE'],
  ['sends headers without end', 'GET / HTTP/1.1\r\nHost: site\r\n'],
  ['sends a body without end', post(1000, '{')],
] as const;

// macOS has but one loopback address.
test.skipIf(process.platform !== 'linux').for(slowClients)(
  'where all connections are taken, a client that has many and %s makes room for others',
  async ([_what, sent]) => {
    const options = { trustedProxies: [], logger: { warn: () => {} }, maxConnections: 10 };
    const server = createLimitedServer((_request, response) => {
      if (_request.method === 'GET') response.end('here');
    }, options);
    await listen(server);
    const early = await openFrom(server, '127.0.0.2');
    expect(await answerOf(early)).toContain('200 OK');
    const hostile: Socket[] = [];
    for (let index = 0; index < 30; index += 1) hostile.push(await openFrom(server, '127.0.0.3', sent));
    const late = await openFrom(server, '127.0.0.4');
    expect(await answerOf(late)).toContain('200 OK');
    expect(await answerOf(early)).toContain('200 OK');
    await until(() => hostile.filter(({ closed }) => !closed).length <= 8);
  },
);

test('where all connections are taken, a proxy keeps those whose visitors wait, and one that is idle makes room', async () => {
  const responses: ServerResponse[] = [];
  const server = createLimitedServer((_request, response) => responses.push(response), {
    trustedProxies: ['loopback'],
    logger: { warn: () => {} },
    maxConnections: 3,
  });
  await listen(server);
  const [busy, alsoBusy] = [
    await openFrom(server, '127.0.0.1', get()),
    await openFrom(server, '127.0.0.1', get()),
  ];
  await until(() => responses.length === 2);
  const idle = (await openFrom(server, '127.0.0.1')).resume();
  const closed = once(idle, 'close');
  const next = await openFrom(server, '127.0.0.1', get());
  await closed;
  await until(() => responses.length === 3);
  await once((await openFrom(server, '127.0.0.1')).resume(), 'close');
  for (const response of responses) response.end('here');
  for (const socket of [busy, alsoBusy, next])
    expect(String((await once(socket, 'data'))[0])).toContain('200 OK');
});

/** A server that reads bodies to their end. */
const readBodies = (limits: Parameters<typeof createBodyLimit>[0]) => {
  const bodies = createBodyLimit(limits);
  onTestFinished(bodies.stop);
  return listen(
    createServer((request: IncomingMessage, response) => {
      bodies.watch(request, response);
      request.resume().once('end', () => response.end('read'));
    }),
  );
};

test('a body that does not arrive in time is a 408', async () => {
  const open = await readBodies({ maxBytes: 1000, maxAgeMs: 100 });
  const socket = await open();
  socket.write(post(10, 'slow'));
  expect(await text(socket)).toContain('408 Request Timeout');
});

test('of incomplete bodies that are too large together the oldest is cut off', async () => {
  const open = await readBodies({ maxBytes: 100, maxAgeMs: 60_000 });
  const [slow, fast] = [await open(), await open()];
  const cutOff = once(slow, 'close');
  slow.resume().write(post(60, 'never ends'));
  fast.write(post(60, 'x'));
  await cutOff;
  fast.write('x'.repeat(59));
  expect(String((await once(fast, 'data'))[0])).toContain('200 OK');
});

/** Connections from these addresses. @returns those that stay open */
const admitted = (addresses: readonly string[], max: number, trustedProxies: readonly string[] = []) => {
  const limit = limitClients(max, trustedProxies);
  return addresses.filter((remoteAddress) => {
    let isOpen = true;
    const socket = Object.assign(new EventEmitter(), {
      remoteAddress,
      destroy() {
        isOpen = false;
        return this;
      },
    });
    limit(socket);
    return isOpen;
  });
};

test('a client has no more connections than the maximum: an IPv4 address, or an IPv6 network', () => {
  const addresses = ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2'];
  expect(admitted(addresses, 2)).toEqual(['203.0.113.1', '203.0.113.1', '203.0.113.2']);
  const network = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'];
  expect(admitted(network, 2)).toEqual(['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1']);
});

test.for([
  ['127.0.0.1', []],
  ['::ffff:10.1.2.3', []],
  ['fd00::1', []],
  ['203.0.113.7', ['203.0.113.0/24']],
  ['2001:db8::7', ['2001:db8::7', 'loopback']],
] as const)('a proxy at %s has no maximum', ([address, trustedProxies]) => {
  expect(admitted([address, address, address], 1, trustedProxies)).toHaveLength(3);
});
