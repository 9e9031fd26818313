import { type Readable, pipeline } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { ContentCoding } from '../cache/content-coding.ts';

const brotliParams = {
  // Half the time of quality 4, and 3 % more bytes: most visitors get the cached page, which is compressed better.
  [constants.BROTLI_PARAM_QUALITY]: 3,
  // In bits. Almost every page is shorter than the 256 kB; the default of 4 MB is allocated for each visitor.
  [constants.BROTLI_PARAM_LGWIN]: 18,
};

const createCompressor = (coding: ContentCoding) =>
  coding === 'br' ? createBrotliCompress({ params: brotliParams }) : createGzip();

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
