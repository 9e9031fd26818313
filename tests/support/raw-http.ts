import { once } from 'node:events';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

const parse = (response: string): RawResponse => {
  const [head = '', ...body] = response.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name, value.join(': ')];
  });
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: new Headers(headers),
    body: body.join('\r\n\r\n'),
  };
};

/** The response of a server to bytes that need be no request. @param bytes in Latin-1 */
export const sendRaw = async (url: string, bytes: string): Promise<RawResponse> => {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(bytes, 'latin1');
  return parse((await buffer(socket)).toString('latin1'));
};

/** A request as it goes over the line, after which the server ends the connection. */
export const requestLines = (method: string, target: string, ...headers: readonly string[]): string =>
  [`${method} ${target} HTTP/1.1`, 'Host: site', 'Connection: close', ...headers, '', ''].join('\r\n');
