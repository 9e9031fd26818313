import { EventEmitter, once } from 'node:events';
import type { PageBody } from '#contracts/page.ts';

/** A body that is produced once and can be read many times from its beginning, also while it is being produced. */
export interface SharedBody {
  /** Iterating throws the error of the source after everything before it has been read. */
  read(): PageBody;
  /** Rejects with the error of the source. */
  whole(): Promise<Buffer>;
}

/** Reads the source to its end even if readers stop early: a visitor who leaves does not stop it for the others. */
const shareStream = (source: AsyncIterable<Uint8Array>): SharedBody => {
  const chunks: Uint8Array[] = [];
  const progress = new EventEmitter().setMaxListeners(0);
  const state = { hasEnded: false };

  const collect = async (): Promise<Buffer> => {
    try {
      for await (const chunk of source) {
        chunks.push(chunk);
        progress.emit('change');
      }
      return Buffer.concat(chunks);
    } finally {
      state.hasEnded = true;
      progress.emit('change');
    }
  };
  const whole = collect();
  // Readers get the error; without one, this would be an unhandled rejection.
  whole.catch(() => {});

  return {
    async *read() {
      let position = 0;
      while (position < chunks.length || !state.hasEnded) {
        if (position === chunks.length) await once(progress, 'change');
        yield* chunks.slice(position, (position = chunks.length));
      }
      await whole;
    },
    whole: () => whole,
  };
};

export const shareBody = (body: PageBody): SharedBody =>
  Buffer.isBuffer(body) ? { read: () => body, whole: async () => body } : shareStream(body);
