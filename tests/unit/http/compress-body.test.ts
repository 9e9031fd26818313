import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressBody } from '../../../adapters/http/pages/compress-body.ts';

test('a body is the same after decoding', () => {
  const html = `<p>${'çağ '.repeat(20_000)}</p>`;
  const decode = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const coding of ['br', 'gzip'] as const)
    expect(decode[coding](compressBody(Buffer.from(html), coding)).toString()).toBe(html);
});
