import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Spool<Item> {
  add(item: Item): Promise<void>;
  /** All items in the order in which they were added. Ends the adding. */
  read(): AsyncGenerator<Item>;
  /** Deletes the file. */
  close(): Promise<void>;
}

/** In characters. */
const bufferLength = 1024 * 1024;

/** A list in a temporary file, of items that do not fit into memory together. They have to survive JSON. */
export const openSpool = async <Item>(): Promise<Spool<Item>> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'));
  const file: FileHandle = await open(path.join(folder, 'items'), 'w+');
  let buffered = '';
  const flush = async (): Promise<void> => {
    await file.appendFile(buffered);
    buffered = '';
  };
  return {
    async add(item) {
      buffered += `${JSON.stringify(item)}\n`;
      if (buffered.length > bufferLength) await flush();
    },
    async *read() {
      await flush();
      for await (const line of file.readLines({ start: 0, autoClose: false })) {
        const item: Item = JSON.parse(line);
        yield item;
      }
    },
    async close() {
      await file.close();
      await rm(folder, { recursive: true });
    },
  };
};
