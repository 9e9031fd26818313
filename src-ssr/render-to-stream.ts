import { type Readable, Transform } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Passes on in one chunk what React writes at once. React writes 2 kB at a time and, when it has no more for now, calls
 * `flush` of streams that have it; each chunk would cost every step after it, most of all compression.
 */
const createCollector = (): Transform => {
  let parts: Uint8Array[] = [];
  const collector = new Transform({
    transform(part: Uint8Array, _encoding, done) {
      parts.push(part);
      done();
    },
    flush(done) {
      passOn();
      done();
    },
  });
  const passOn = (): void => {
    if (parts.length > 0) collector.push(Buffer.concat(parts));
    parts = [];
  };
  return Object.assign(collector, { flush: passOn });
};

/**
 * Renders a document to UTF-8 HTML. Rejects where rendering fails before the first byte; later, the stream is destroyed
 * with the error.
 */
export const renderToStream = (document: ReactNode): Promise<Readable> => {
  const { promise, resolve, reject } = Promise.withResolvers<Readable>();
  const html = createCollector();
  let isShellReady = false;
  const { pipe } = renderToPipeableStream(document, {
    onShellReady() {
      isShellReady = true;
      resolve(pipe(html));
    },
    onShellError: reject,
    onError(error) {
      if (isShellReady) html.destroy(error instanceof Error ? error : new Error(String(error)));
    },
  });
  return promise;
};
