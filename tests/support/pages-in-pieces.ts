import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { portOf } from './port-of.ts';

/** Less than most cells of a list, so that each of them is seen unfinished. */
const pieceBytes = 500;

/** Longer than a frame, so that each piece is painted. */
const pauseMs = 30;

/** Headers of one hop, or of a body that is not compressed. */
const hopHeaders = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]);

interface PagesInPieces {
  /** Origin of the proxy. */
  readonly url: string;
  stop(): void;
}

const sendInPieces = async (
  siteUrl: string,
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const original = await fetch(new URL(url, siteUrl), {
    headers: { accept: headers.accept ?? '*/*', 'accept-encoding': 'identity' },
  });
  const body = Buffer.from(await original.arrayBuffer());
  const forwarded = [...original.headers].filter(([name]) => !hopHeaders.has(name));
  response.writeHead(original.status, Object.fromEntries(forwarded));
  const isPage = original.headers.get('content-type')?.startsWith('text/html');
  let end = isPage ? body.indexOf('<body') : body.length;
  response.write(body.subarray(0, end));
  while (end < body.length) {
    response.write(body.subarray(end, end + pieceBytes));
    end += pieceBytes;
    await wait(pauseMs);
  }
  response.end();
};

/** A proxy to a site that sends the bodies of pages in small pieces. What is in a page's head comes at once. */
export const startPagesInPieces = async (siteUrl: string): Promise<PagesInPieces> => {
  const server = createServer((request, response) => {
    sendInPieces(siteUrl, request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
};
