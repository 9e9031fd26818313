import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { OperatorError } from '#domain/shared/errors/operator-error.ts';
import type { CheckPassword } from '#domain/desk/sign-in.ts';

/** The file of users cannot be read. */
export class UsersFileError extends OperatorError {
  override readonly name = 'UsersFileError';
}

/** Cost of a hash: 64 MB and about 0.2 s (OWASP: N = 2^16, r = 8, p = 1 is more than the minimum). */
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 2 ** 20 };

const hashBytes = 32;
const saltBytes = 16;

const derive = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt);

interface User {
  readonly salt: Buffer;
  readonly hash: Buffer;
}

const line = /^(?<name>[^\s:]{1,64}):scrypt:(?<salt>[\w-]{22}):(?<hash>[\w-]{43})$/u;

/** Whether a text can be the name of a user. */
export const isUserName = (name: string): boolean => /^[^\s:]{1,64}$/u.test(name);

/** The line of a user in the file: name, salt and hash of the password. */
export const userLine = async (name: string, password: string): Promise<string> => {
  const salt = randomBytes(saltBytes);
  const hash = await derive(password, salt, hashBytes, cost);
  return `${name}:scrypt:${salt.toString('base64url')}:${hash.toString('base64url')}`;
};

/**
 * Parses the file's lines; empty ones and those that begin with # are passed over.
 * @throws UsersFileError naming the line that is none
 */
const parseUsers = (file: string, text: string): ReadonlyMap<string, User> =>
  new Map(
    text.split('\n').flatMap((row, index) => {
      if (row.trim() === '' || row.startsWith('#')) return [];
      const { name, salt, hash } = line.exec(row.trim())?.groups ?? {};
      if (name === undefined || salt === undefined || hash === undefined)
        throw new UsersFileError(
          `${file}:${index + 1} is no user: npm run desk -- add-user writes such lines.`,
        );
      return [
        [name, { salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') }] as const,
      ];
    }),
  );

/** @throws UsersFileError */
export const readUsers = async (file: string): Promise<ReadonlyMap<string, User>> => {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new UsersFileError(`DESK_USERS_FILE ${file} cannot be read.`, { cause });
  });
  return parseUsers(file, text);
};

const nobody: User = { salt: Buffer.alloc(saltBytes), hash: Buffer.alloc(hashBytes) };

/** Checks passwords against a file of users, which is read each time: who is removed from it cannot sign in any more. */
export const createCheckPassword =
  (file: string): CheckPassword =>
  async (name, password) => {
    const user = (await readUsers(file)).get(name);
    const { salt, hash } = user ?? nobody;
    const isRight = timingSafeEqual(await derive(password, salt, hashBytes, cost), hash);
    return isRight && user !== undefined;
  };
