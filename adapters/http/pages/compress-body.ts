import { type Readable, pipeline } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { ContentCoding } from '../cache/content-coding.ts';

/** Its time stays below that of rendering. */
const brotliQuality = 4;

const createCompressor = (coding: ContentCoding) =>
  coding === 'br'
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
    : createGzip();

/**
 * Compresses a body as it is produced. Its first chunk is flushed, so that the browser finds styles and scripts in it
 * while the rest is compressed: @fastify/compress flushes at the end only.
 */
export const compressBody = (body: AsyncIterable<Uint8Array>, coding: ContentCoding): Readable => {
  const compressor = createCompressor(coding);
  const flushAfterFirst = async function* (): AsyncGenerator<Uint8Array> {
    let isFirst = true;
    for await (const chunk of body) {
      yield chunk;
      if (isFirst) compressor.flush();
      isFirst = false;
    }
  };
  // An error destroys the compressor, whose reader reports it.
  pipeline(flushAfterFirst, compressor, () => {});
  return compressor;
};
