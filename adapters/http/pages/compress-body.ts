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

/** Compresses a body. It comes in one chunk, as no part of a page suspends, so there is nothing to flush in between. */
export const compressBody = (body: AsyncIterable<Uint8Array>, coding: ContentCoding): Readable => {
  const compressor = createCompressor(coding);
  // An error destroys the compressor, whose reader reports it.
  pipeline(body, compressor, () => {});
  return compressor;
};
