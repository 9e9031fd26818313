import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { test } from '../support/site-test.ts';

/** Returns what the server answers to bytes that need be no request. */
const answerTo = async (app: FastifyInstance, bytes: string): Promise<string> => {
  await app.listen({ host: '127.0.0.1', port: 0 }).catch(() => {});
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  const socket = connect(address.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
};

test.for([
  ['a method that there is none of', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['an address of 20 kB', `GET /${'a'.repeat(20_480)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
] as const)('%s is a problem document without a message', async ([_what, bytes, status], { app }) => {
  const [head = '', body = ''] = (await answerTo(app, bytes)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head).toContain('application/problem+json');
  expect(JSON.parse(body)).toMatchObject({ status });
  expect(JSON.parse(body)).not.toHaveProperty('message');
});
