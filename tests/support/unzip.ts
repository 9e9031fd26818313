import { inflateRawSync } from 'node:zlib';

const endOfDirectory = Buffer.from('PK\u0005\u0006');

/** The files of an archive, as texts by their names. */
export const unzip = (archive: Buffer): ReadonlyMap<string, string> => {
  const end = archive.lastIndexOf(endOfDirectory);
  const files = new Map<string, string>();
  let position = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const nameLength = archive.readUInt16LE(position + 28);
    const otherLength = archive.readUInt16LE(position + 30) + archive.readUInt16LE(position + 32);
    const name = archive.toString('utf8', position + 46, position + 46 + nameLength);
    const local = archive.readUInt32LE(position + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(start, start + archive.readUInt32LE(position + 20));
    const isStored = archive.readUInt16LE(position + 10) === 0;
    files.set(name, (isStored ? content : inflateRawSync(content)).toString());
    position += 46 + nameLength + otherLength;
  }
  return files;
};
