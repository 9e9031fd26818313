import { PassThrough, type Readable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders a document to UTF-8 HTML. Rejects where rendering fails before the first byte; later, the stream is destroyed
 * with the error.
 */
export const renderToStream = (document: ReactNode): Promise<Readable> => {
  const { promise, resolve, reject } = Promise.withResolvers<Readable>();
  const html = new PassThrough();
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
