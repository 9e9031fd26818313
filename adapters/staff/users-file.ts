import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { OperatorError } from '#domain/shared/errors/operator-error.ts';
import type { StaffUsers } from '#domain/desk/sign-in.ts';
import { createTaskQueue } from '../process/task-queue.ts';

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
export const isUserName = (name: string): boolean => /^[^\s:\p{C}#][^\s:\p{C}]{0,63}$/u.test(name);

/** Keyboards write one sign in several ways. */
const hashOf = (password: string, salt: Buffer): Promise<Buffer> =>
  derive(password.normalize('NFKC'), salt, hashBytes, cost);

/** A salt is never used again. */
const markOf = ({ salt }: User): string => salt.toString('base64url');

/** The line of a user in the file: name, salt and hash of the password. */
export const userLine = async (name: string, password: string): Promise<string> => {
  const salt = randomBytes(saltBytes);
  const hash = await hashOf(password, salt);
  return `${name}:scrypt:${salt.toString('base64url')}:${hash.toString('base64url')}`;
};

/** Name and hash of a line; `undefined` for one that is empty or a comment. @throws UsersFileError naming the line */
const parseLine = (row: string, place: string): (User & { readonly name: string }) | undefined => {
  if (row.trim() === '' || row.startsWith('#')) return undefined;
  const { name, salt, hash } = line.exec(row.trim())?.groups ?? {};
  if (name === undefined || salt === undefined || hash === undefined || !isUserName(name))
    throw new UsersFileError(`${place} is no user: npm run desk -- add-user writes such lines.`);
  return { name, salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') };
};

/** @throws UsersFileError naming the line that is no user, or one that is there already */
export const parseUsers = (file: string, text: string): ReadonlyMap<string, User> => {
  const users = new Map<string, User>();
  for (const [index, row] of text.split('\n').entries()) {
    const user = parseLine(row, `${file}:${index + 1}`);
    if (user && users.has(user.name))
      throw new UsersFileError(`${file}:${index + 1} has ${user.name} again: remove one of the lines.`);
    if (user) users.set(user.name, user);
  }
  return users;
};

/** @throws UsersFileError */
const readUsers = async (file: string): Promise<ReadonlyMap<string, User>> => {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new UsersFileError(`DESK_USERS_FILE ${file} cannot be read.`, { cause });
  });
  return parseUsers(file, text);
};

const nobody: User = { salt: Buffer.alloc(saltBytes), hash: Buffer.alloc(hashBytes) };

/**
 * The users of a file, which is read each time: who is removed from it is no user any more.
 * @param file without one, there are no users
 * @param maxWaiting passwords that may wait while one is checked: some 0.2 s each
 */
export const createStaffUsers = (file: string | undefined, maxWaiting = 50): StaffUsers => {
  // One at a time, as each takes 64 MB.
  const addTask = createTaskQueue(maxWaiting);
  const find = async (name: string): Promise<User | undefined> =>
    file === undefined ? undefined : (await readUsers(file)).get(name.normalize());
  return {
    async checkPassword(name, password) {
      const user = await find(name);
      const { salt, hash } = user ?? nobody;
      const isRight = timingSafeEqual(await addTask(() => hashOf(password, salt)), hash);
      return isRight && user ? markOf(user) : undefined;
    },
    async mark(name) {
      const user = await find(name);
      return user && markOf(user);
    },
  };
};
