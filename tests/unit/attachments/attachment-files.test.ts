import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { RefusedFileError, StorageFullError } from '#domain/requests/errors.ts';
import { createAttachmentFiles } from '../../../adapters/attachments/attachment-files.ts';
import { makeFolder } from '../../support/content-folder.ts';
import { pdf, zip } from '../../support/sample-files.ts';

const setUp = async (minFreeBytes = 1) => {
  const folder = `${await makeFolder()}/attachments`;
  const files = createAttachmentFiles({ folder, maxBytes: 1_000_000_000, minFreeBytes });
  return {
    left: () => readdir(folder),
    store: (...chunks: readonly (Buffer | Error)[]) =>
      files.store({
        name: 'a.pdf',
        content: (async function* () {
          for (const chunk of chunks) {
            if (chunk instanceof Error) throw chunk;
            yield chunk;
          }
        })(),
      }),
  };
};

test.each(['ENOSPC', 'EDQUOT'])(
  '%s while a file is written means that there is no room, and leaves nothing',
  async (code) => {
    const { store, left } = await setUp();
    const failure = Object.assign(new Error('full'), { code });
    await expect(store(pdf(), failure)).rejects.toThrow(StorageFullError);
    expect(await left()).toEqual([]);
  },
);

test('a part of the disk is left free', async () => {
  const { store, left } = await setUp(1e15);
  await expect(store(pdf())).rejects.toThrow(StorageFullError);
  expect(await left()).toEqual([]);
});

test('a file whose content breaks off is not stored', async () => {
  const { store, left } = await setUp();
  await expect(store(pdf(), new Error('line broke'))).rejects.toThrow('line broke');
  expect(await left()).toEqual([]);
});

test.each([
  ['heic', 'image/heic', 'a.pdf.heic'],
  ['mif1', 'image/heif', 'a.pdf.heif'],
])('a photo of a telephone, of the brand %s, is taken', async (brand, type, name) => {
  const { store } = await setUp();
  const head = Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0${brand}heic`, 'latin1');
  expect(await store(head, Buffer.alloc(1000))).toMatchObject({ type, name });
});

test('an archive of countless entries, or one that claims to be huge, is refused soon', async () => {
  const { store, left } = await setUp();
  const many = zip(Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`word/${index}`, ''])));
  const huge = zip({ '[Content_Types].xml': 'x' });
  huge.writeUInt32LE(0xffff_fff0, 18);
  huge.writeUInt32LE(0xffff_fff0, 22);
  for (const archive of [many, huge]) await expect(store(archive)).rejects.toThrow(RefusedFileError);
  expect(await left()).toEqual([]);
}, 5000);
