import type { IncomingMessage, ServerResponse } from 'node:http';
import { handleClientError } from './client-error-handler.ts';

interface Limits {
  /** Maximum size of all bodies that are being received and held in memory. */
  readonly maxBytes: number;
  readonly maxAgeMs: number;
}

/** Some 30 of the longest orders, or 1,000 forms. The longest order takes 100 kB/s to arrive in this time. */
const defaultLimits: Limits = { maxBytes: 64 * 1024 * 1024, maxAgeMs: 20_000 };

/** Assumed size of a body without a length: what the largest route takes. */
const unknownBytes = 2 * 1024 * 1024;

const maxSweepIntervalMs = 1000;

/** Files are stored on disk while they are received, and have limits of their own (read-parts.ts). */
const isHeldInMemory = ({ headers }: IncomingMessage): boolean =>
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) &&
  headers['content-type']?.startsWith('multipart/') !== true;

const bytesOf = ({ headers }: IncomingMessage): number =>
  Math.min(Number(headers['content-length'] ?? unknownBytes), unknownBytes);

interface IncompleteBody {
  readonly bytes: number;
  readonly beganAt: number;
  readonly response: ServerResponse;
}

class BodyTimeoutError extends Error {
  override readonly name = 'BodyTimeoutError';
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

/**
 * Bounds the bodies that are being received, by time and in all. Beyond that, the oldest is cut off: those of visitors are
 * complete in no time, and those that are left are of clients that keep the site waiting.
 */
export const createBodyLimit = ({ maxBytes, maxAgeMs }: Limits = defaultLimits) => {
  const bodies = new Map<IncomingMessage, IncompleteBody>();
  let allBytes = 0;

  const remove = (request: IncomingMessage): void => {
    allBytes -= bodies.get(request)?.bytes ?? 0;
    bodies.delete(request);
  };

  const timeOut = (request: IncomingMessage, { response }: IncompleteBody): void => {
    remove(request);
    if (response.headersSent) request.socket.destroy();
    else handleClientError(new BodyTimeoutError('The body did not arrive in time.'), request.socket);
  };

  const sweep = setInterval(
    () => {
      const now = performance.now();
      for (const [request, body] of bodies) {
        if (now - body.beganAt < maxAgeMs) break;
        timeOut(request, body);
      }
    },
    Math.min(maxSweepIntervalMs, maxAgeMs),
  );
  sweep.unref();

  return {
    /** Call it when a request begins. */
    watch(request: IncomingMessage, response: ServerResponse): void {
      if (!isHeldInMemory(request)) return;
      bodies.set(request, { bytes: bytesOf(request), beganAt: performance.now(), response });
      allBytes += bytesOf(request);
      const done = (): void => remove(request);
      request.once('end', done).once('close', done);
      for (const oldest of bodies.keys()) {
        if (allBytes <= maxBytes || oldest === request) break;
        remove(oldest);
        // At once, as what has arrived is to be freed.
        oldest.socket.destroy();
      }
    },
    stop: (): void => clearInterval(sweep),
  };
};
