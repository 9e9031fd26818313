import { PassThrough } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { PageBody } from '#contracts/page.ts';

/**
 * Renders to UTF-8 HTML: all at once unless a part suspends, then as it comes. Rejects where rendering fails before the
 * first byte; later, the stream is destroyed with the error.
 */
export const renderHtml = (document: ReactNode): Promise<PageBody> => {
  const { promise, resolve, reject } = Promise.withResolvers<PageBody>();
  // React writes 2 kB at a time, and would pause where the stream asked it to.
  const html = new PassThrough({ highWaterMark: Number.MAX_SAFE_INTEGER });
  let isShellReady = false;
  const { pipe } = renderToPipeableStream(document, {
    onShellReady() {
      isShellReady = true;
      pipe(html);
      resolve(html.writableEnded ? html.read(html.readableLength) : html);
    },
    onShellError: reject,
    onError(error) {
      if (isShellReady) html.destroy(error instanceof Error ? error : new Error(String(error)));
    },
  });
  return promise;
};
