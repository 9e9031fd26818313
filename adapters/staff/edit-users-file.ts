import { type FileHandle, open, readFile, realpath, rename, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { UsersFileError, isUserName, parseUsers, userLine } from './users-file.ts';

const minPasswordLength = 10;

const waitMs = 2000;
const retryMs = 50;

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

const cannotWrite = (file: string, cause: unknown): UsersFileError =>
  new UsersFileError(
    `${file} cannot be written: ${cause instanceof Error ? cause.message : String(cause)}.`,
    {
      cause,
    },
  );

/** Creates the file that replaces the other one, which only one process has at a time. */
const createReplacement = async (file: string): Promise<FileHandle> => {
  for (const startedAt = performance.now(); ; await wait(retryMs)) {
    try {
      return await open(file, 'wx', 0o600);
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw cannotWrite(file, error);
      if (performance.now() > startedAt + waitMs)
        throw new UsersFileError(
          `${file} is there: another command is changing the users, or was killed. If none is, remove that file.`,
        );
    }
  }
};

const textOf = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return '';
    throw new UsersFileError(`DESK_USERS_FILE ${file} cannot be read.`, { cause: error });
  });

/** Replaces the file by what a change makes of its lines; whoever reads it has one or the other. Others wait for it. */
const changeLines = async (
  given: string,
  change: (lines: readonly string[], file: string) => readonly string[],
): Promise<void> => {
  // A link to the file stays one.
  const file = await realpath(given).catch(() => given);
  const replacement = `${file}.new`;
  const handle = await createReplacement(replacement);
  try {
    const text = await textOf(file);
    parseUsers(file, text);
    const lines = change(text === '' ? [] : text.replace(/\n$/u, '').split('\n'), file);
    await handle.writeFile(lines.map((line) => `${line}\n`).join(''));
    await handle.sync();
    await handle.close();
    await rename(replacement, file);
  } catch (error) {
    await handle.close();
    await rm(replacement, { force: true });
    throw error instanceof UsersFileError ? error : cannotWrite(file, error);
  }
};

const isLineOf = (name: string) => (line: string) => line.trim().startsWith(`${name}:`);

/** @throws UsersFileError */
const checkName = (name: string): void => {
  if (!isUserName(name))
    throw new UsersFileError(
      `"${name}" cannot be a name: up to 64 characters without spaces and colons, and no # at the beginning.`,
    );
};

/** @throws UsersFileError unless it can be the password of a user */
const checkNewPassword = (password: string): void => {
  const { length } = Array.from(password);
  if (length < minPasswordLength)
    throw new UsersFileError(
      `The password has ${length} characters, and needs ${minPasswordLength} or more.`,
    );
};

/**
 * Writes the line of a user to the file, and makes a missing file.
 * @returns whether the user was there already, and has another password now
 * @throws UsersFileError and changes nothing
 */
export const addUser = async (file: string, name: string, password: string): Promise<boolean> => {
  const normalized = name.normalize();
  checkName(normalized);
  checkNewPassword(password);
  const line = await userLine(normalized, password);
  let isKnown = false;
  await changeLines(file, (lines) => {
    const place = lines.findIndex(isLineOf(normalized));
    isKnown = place !== -1;
    return isKnown ? lines.with(place, line) : [...lines, line];
  });
  return isKnown;
};

/** @throws UsersFileError where there is no such user */
export const removeUser = async (given: string, name: string): Promise<void> => {
  const isOwn = isLineOf(name.normalize());
  await changeLines(given, (lines, file) => {
    if (!lines.some(isOwn)) throw new UsersFileError(`${file} has no user ${name}: nothing was changed.`);
    return lines.filter((line) => !isOwn(line));
  });
};

/** Names of the users, in the order of the file. */
export const listUsers = async (file: string): Promise<readonly string[]> => [
  ...parseUsers(file, await textOf(file)).keys(),
];
