import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressBody } from '../../../adapters/http/pages/compress-body.ts';

const html = `<p>${'çağ '.repeat(20_000)}</p>`;

const bodies = {
  whole: () => Buffer.from(html),
  streamed: () => Readable.from([html.slice(0, 10), html.slice(10)].map((part) => Buffer.from(part))),
};

test.for(['whole', 'streamed'] as const)('a body that is %s is the same after decoding', async (kind) => {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const coding of ['br', 'gzip'] as const) {
    const compressed = await buffer(Readable.from(compressBody(bodies[kind](), coding)));
    expect(decode[coding](compressed).toString()).toBe(html);
  }
});
