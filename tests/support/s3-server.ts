import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { portOf } from './port-of.ts';

interface S3Server {
  /** Settings of a site that stores files in its bucket, in a folder. */
  readonly settings: {
    readonly url: string;
    readonly region: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  };
  /** Contents by key, with the folder. */
  readonly objects: Map<string, { readonly content: Buffer; storedAt: Date }>;
  /** Answers each request with this status; `undefined`: as it should. */
  failWith(status: number | undefined): void;
}

const bucket = 'visitors';
const key = { region: 'eu-test-1', accessKeyId: 'TESTKEY', secretAccessKey: 'of the test' };

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

const hmac = (secret: string | Buffer, data: string): Buffer =>
  createHmac('sha256', secret).update(data).digest();

const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/gu,
    (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
  );

/** The signature that a request should have: AWS Signature Version 4, from its documentation. */
const signatureOf = ({ method, headers }: IncomingMessage, url: URL, signed: string): string => {
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const names = signed.split(';');
  const lines = names.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  const payload = String(headers['x-amz-content-sha256']);
  const canonical = [method, url.pathname, query, lines, signed, payload].join('\n');
  const time = String(headers['x-amz-date']);
  const scope = [time.slice(0, 8), key.region, 's3', 'aws4_request'];
  const secret = scope.reduce<string | Buffer>(
    (derived, part) => hmac(derived, part),
    `AWS4${key.secretAccessKey}`,
  );
  return hmac(
    secret,
    ['AWS4-HMAC-SHA256', time, scope.join('/'), sha256(canonical).toString('hex')].join('\n'),
  ).toString('hex');
};

const isSigned = (request: IncomingMessage, url: URL): boolean => {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/[^,]+, SignedHeaders=(?<signed>[^,]+), Signature=(?<signature>.+)$/u;
  const { id, signed = '', signature } = pattern.exec(request.headers.authorization ?? '')?.groups ?? {};
  return id === key.accessKeyId && signature === signatureOf(request, url, signed);
};

/** A store that speaks as much of S3 as a site does, checks signatures and checksums, and has two objects on a page. */
export const startS3Server = async (): Promise<S3Server> => {
  const objects: S3Server['objects'] = new Map();
  let failure: number | undefined;

  const list = (url: URL): string => {
    const after = url.searchParams.get('continuation-token') ?? '';
    const found = [...objects.keys()]
      .filter((name) => name.startsWith(url.searchParams.get('prefix') ?? '') && name > after)
      .toSorted();
    const contents = found.slice(0, 2).map((name) => {
      const { content, storedAt } = objects.get(name) ?? { content: Buffer.of(), storedAt: new Date(0) };
      return `<Contents><Key>${name}</Key><LastModified>${storedAt.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`;
    });
    const more = found.length > 2;
    const token = more ? `<NextContinuationToken>${found[1]}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult><Name>${bucket}</Name><IsTruncated>${more}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '', 'http://store');
    const content = await buffer(request);
    if (failure !== undefined) return void response.writeHead(failure).end();
    if (!isSigned(request, url)) return void response.writeHead(403).end();
    const [, name, ...parts] = url.pathname.split('/').map(decodeURIComponent);
    const object = parts.join('/');
    if (name !== bucket) return void response.writeHead(404).end();
    if (object === '')
      return void response.writeHead(200, { 'content-type': 'application/xml' }).end(list(url));
    if (request.method === 'PUT') {
      const isWhole =
        request.headers['content-length'] === String(content.length) &&
        request.headers['x-amz-checksum-sha256'] === sha256(content).toString('base64');
      if (isWhole) objects.set(object, { content, storedAt: new Date() });
      return void response.writeHead(isWhole ? 200 : 400).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(object);
      return void response.writeHead(204).end();
    }
    const stored = objects.get(object);
    return void response.writeHead(stored ? 200 : 404).end(stored?.content);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    settings: { ...key, url: `http://127.0.0.1:${portOf(server)}/${bucket}/site files` },
    objects,
    failWith: (status) => {
      failure = status;
    },
  };
};
