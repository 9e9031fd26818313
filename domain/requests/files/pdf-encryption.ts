import { bytesOf, findBytes, findLastBytes } from '#domain/requests/files/find-bytes.ts';

export type Md5 = (content: Uint8Array) => Uint8Array;

/** Bytes of a dictionary that are read. */
const maxDictionary = 4096;

const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

const entry = bytesOf('/Encrypt');

/** Finds what follows the entry `/Encrypt` of the trailer, which is never encrypted itself (ISO 32000-2, 7.6.1). */
const findEncryption = (bytes: Uint8Array): string | undefined => {
  let position = findBytes(bytes, entry);
  while (position !== -1) {
    const start = position + entry.length;
    const next = latin1(bytes.subarray(start, start + maxDictionary));
    if (/^\s*(?:<<|\d+\s+\d+\s+R)/u.test(next)) return next;
    position = findBytes(bytes, entry, position + 1);
  }
  return undefined;
};

/** The dictionary itself, or the object that it refers to. */
const dictionaryOf = (bytes: Uint8Array, encryption: string): string => {
  const { number, generation } =
    /^\s*(?<number>\d+)\s+(?<generation>\d+)\s+R/u.exec(encryption)?.groups ?? {};
  if (number === undefined) return encryption;
  const position = findLastBytes(bytes, bytesOf(`\n${number} ${generation} obj`));
  return position === -1 ? '' : latin1(bytes.subarray(position, position + maxDictionary));
};

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The bytes of a string in parentheses or angle brackets at the beginning of a text. */
const readString = (text: string): Uint8Array => {
  const hex = /^\s*<(?<digits>[\da-f\s]*)>/iu.exec(text)?.groups?.['digits'];
  if (hex !== undefined)
    return Uint8Array.from(hex.replaceAll(/\s/gu, '').match(/.{2}/gu) ?? [], (pair) =>
      Number.parseInt(pair, 16),
    );
  const literal =
    /^\s*\((?<content>(?:\\[^]|[^\\()]|\((?:\\[^]|[^\\()])*\))*)\)/u.exec(text)?.groups?.['content'] ?? '';
  return bytesOf(
    literal.replaceAll(/\r\n?/gu, '\n').replaceAll(/\\(?<code>[0-7]{1,3}|[^])/gu, (_, code: string) => {
      if (/^[0-7]/u.test(code)) return String.fromCharCode(Number.parseInt(code, 8) % 256);
      return code === '\n' ? '' : (escapes[code] ?? code);
    }),
  );
};

const stringOf = (dictionary: string, name: string): Uint8Array => {
  const value = new RegExp(`/${name}(?=\\s*[(<])`, 'u').exec(dictionary);
  return value ? readString(dictionary.slice(value.index + value[0].length)) : new Uint8Array();
};

const numberOf = (dictionary: string, name: string, otherwise: number): number =>
  Number(new RegExp(`/${name}\\s+(?<value>-?\\d+)`, 'u').exec(dictionary)?.groups?.['value'] ?? otherwise);

/** The first half of the name of the file. */
const idOf = (bytes: Uint8Array): Uint8Array => {
  const position = findLastBytes(bytes, bytesOf('/ID'));
  return position === -1
    ? new Uint8Array()
    : readString(latin1(bytes.subarray(position + 3, position + 300)).replace(/^\s*\[/u, ''));
};

/** Bytes that stand for a password of no letters (algorithm 2, step a). */
const padding = readString('<28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A>');

const concat = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let position = 0;
  for (const part of parts) {
    whole.set(part, position);
    position += part.length;
  }
  return whole;
};

const rc4 = (key: Uint8Array, content: Uint8Array): Uint8Array => {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number): number => state[index % 256] ?? 0;
  const swap = (one: number, other: number): void => {
    [state[one], state[other]] = [at(other), at(one)];
  };
  let other = 0;
  for (let index = 0; index < 256; index += 1) {
    other = (other + at(index) + (key[index % key.length] ?? 0)) % 256;
    swap(index, other);
  }
  other = 0;
  return content.map((byte, index) => {
    const one = (index + 1) % 256;
    other = (other + at(one)) % 256;
    swap(one, other);
    return byte ^ at(at(one) + at(other));
  });
};

const startsWith = (bytes: Uint8Array, start: Uint8Array): boolean =>
  start.length > 0 && bytes.length >= start.length && start.every((byte, index) => bytes[index] === byte);

/** Whether no password opens a file of PDF 1.1 to 1.7 (algorithms 2, 4 and 5). */
const opensByMd5 = (dictionary: string, id: Uint8Array, revision: number, md5: Md5): boolean => {
  const permissions = new Uint8Array(4);
  new DataView(permissions.buffer).setInt32(0, numberOf(dictionary, 'P', 0) | 0, true);
  const hidesMetadata = revision >= 4 && /\/EncryptMetadata\s+false/u.test(dictionary);
  const version = numberOf(dictionary, 'V', 1);
  const length =
    version === 1 ? 5 : version === 4 ? 16 : Math.min(16, numberOf(dictionary, 'Length', 40) / 8);
  const owner = stringOf(dictionary, 'O').subarray(0, 32);
  const mark = hidesMetadata ? new Uint8Array(4).fill(255) : new Uint8Array();
  let key = md5(concat(padding, owner, permissions, id, mark)).subarray(0, length);
  if (revision >= 3) for (let round = 0; round < 50; round += 1) key = md5(key).subarray(0, length);
  const user = stringOf(dictionary, 'U');
  if (revision === 2) return startsWith(user, rc4(key, padding));
  let check = md5(concat(padding, id));
  for (let round = 0; round < 20; round += 1)
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    );
  return startsWith(user, check);
};

/** The hash of PDF 2.0 for no password (algorithm 2.B). */
const hashOf = async (salt: Uint8Array): Promise<Uint8Array> => {
  const { subtle } = crypto;
  const digest = async (size: number, content: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
    new Uint8Array(await subtle.digest(`SHA-${size}`, content));
  let key = await digest(256, concat(salt));
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const [secret, iv] = [concat(key.subarray(0, 16)), concat(key.subarray(16, 32))];
    const cipher = await subtle.importKey('raw', secret, 'AES-CBC', false, ['encrypt']);
    const content = concat(...Array.from({ length: 64 }, () => key));
    // The last block is what the interface appends.
    const sealed = new Uint8Array(await subtle.encrypt({ name: 'AES-CBC', iv }, cipher, content)).slice(
      0,
      content.length,
    );
    const remainder = sealed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = await digest([256, 384, 512][remainder] ?? 256, sealed);
    last = sealed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
};

/** Whether no password opens a file of PDF 2.0. A browser on a page without HTTPS has no such hashes, and leaves it to the server. */
const opensBySha = async (dictionary: string, revision: number): Promise<boolean> => {
  if (!('subtle' in crypto)) return true;
  const user = stringOf(dictionary, 'U');
  const salt = user.subarray(32, 40);
  const hash =
    revision === 5 ? new Uint8Array(await crypto.subtle.digest('SHA-256', concat(salt))) : await hashOf(salt);
  return startsWith(user, hash);
};

/**
 * Whether a PDF cannot be read without a password. One that is only restricted, as in printing, is encrypted as well, with
 * a password of no letters (ISO 32000-2, 7.6.4).
 */
export const needsPassword = async (bytes: Uint8Array, md5: Md5): Promise<boolean> => {
  const encryption = findEncryption(bytes);
  if (encryption === undefined) return false;
  const dictionary = dictionaryOf(bytes, encryption);
  const revision = numberOf(dictionary, 'R', 0);
  if (revision >= 5) return !(await opensBySha(dictionary, revision));
  return revision < 2 || !opensByMd5(dictionary, idOf(bytes), revision, md5);
};
