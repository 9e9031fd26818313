import { type Socket, createSocket } from 'node:dgram';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

/** Answer of the server about a domain; `silent`: none. */
export type DnsAnswer =
  | 'silent'
  | 'noSuchDomain'
  | 'failure'
  | { readonly mx?: readonly (readonly [preference: number, exchange: string])[]; readonly a?: string };

const types = { a: 1, mx: 15 } as const;
const responseCodes = { success: 0, failure: 2, noSuchDomain: 3 } as const;
const headerLength = 12;

const encodeName = (name: string): Buffer =>
  Buffer.concat([
    ...name
      .split('.')
      .filter(Boolean)
      .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ]);

const uint16 = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff]);

/** RFC 1035 §4.1.3, with a pointer to the name of the question and a TTL of none. */
const encodeRecord = (type: number, data: Buffer): Buffer =>
  Buffer.concat([uint16(0xc00c), uint16(type), uint16(1), uint16(0), uint16(0), uint16(data.length), data]);

const readQuestion = (query: Buffer): { name: string; type: number; end: number } => {
  const labels: string[] = [];
  let at = headerLength;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), type: query.readUInt16BE(at + 1), end: at + 5 };
};

const recordsFor = (type: number, { mx = [], a }: Exclude<DnsAnswer, string>): Buffer[] => {
  if (type === types.mx)
    return mx.map(([preference, exchange]) =>
      encodeRecord(type, Buffer.concat([uint16(preference), encodeName(exchange)])),
    );
  return type === types.a && a ? [encodeRecord(type, Buffer.from(a.split('.').map(Number)))] : [];
};

const respond = (query: Buffer, answer: Exclude<DnsAnswer, 'silent'>): Buffer => {
  const { type, end } = readQuestion(query);
  const records = typeof answer === 'string' ? [] : recordsFor(type, answer);
  const code = responseCodes[typeof answer === 'string' ? answer : 'success'];
  const head = [
    query.subarray(0, 2),
    uint16(0x8180 | code),
    uint16(1),
    uint16(records.length),
    uint16(0),
    uint16(0),
  ];
  return Buffer.concat([...head, query.subarray(headerLength, end), ...records]);
};

/** A DNS server for one test. @returns its address, as resolvers want it */
export const startDnsServer = async (answers: Readonly<Record<string, DnsAnswer>>): Promise<string> => {
  const server: Socket = createSocket('udp4');
  server.on('message', (query, { port, address }) => {
    const answer = answers[readQuestion(query).name] ?? 'noSuchDomain';
    if (answer !== 'silent') server.send(respond(query, answer), port, address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return `127.0.0.1:${server.address().port}`;
};
