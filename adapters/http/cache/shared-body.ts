import { EventEmitter, once } from 'node:events';

/** A body that is produced once and can be read many times from its beginning, also while it is being produced. */
export interface SharedBody {
  /** Throws the error of the source after everything before it has been read. */
  read(): AsyncGenerator<Uint8Array>;
  /** Rejects with the error of the source. */
  whole(): Promise<Buffer>;
}

/** Reads the source to its end even if readers stop early: a visitor who leaves does not stop it for the others. */
export const shareBody = (source: AsyncIterable<Uint8Array>): SharedBody => {
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
        // The first chunk alone, since it is wanted soonest; then all that there are.
        const end = position === 0 ? Math.min(1, chunks.length) : chunks.length;
        if (end > position) yield Buffer.concat(chunks.slice(position, end));
        position = end;
      }
      await whole;
    },
    whole: () => whole,
  };
};
