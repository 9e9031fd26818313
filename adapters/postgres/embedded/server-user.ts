import { execFile, spawnSync } from 'node:child_process';
import { chown, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './errors.ts';

/** Runs PostgreSQL's programs as a user that PostgreSQL accepts: it refuses to run as root. */
export interface ServerUser {
  run(program: string, args: readonly string[]): Promise<void>;
  /** Gives a file or an empty folder to that user. */
  own(path: string): Promise<void>;
}

const execute = promisify(execFile);

const failure = (program: string, error: unknown): EmbeddedPostgresError => {
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  return new EmbeddedPostgresError(
    `${program} failed: ${stderr || String(error)}. Set DATABASE_URL to use a PostgreSQL of your own.`,
  );
};

const currentUser: ServerUser = {
  async run(program, args) {
    await execute(program, args).catch((error: unknown) => {
      throw failure(program, error);
    });
  },
  own: async () => {},
};

interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** The system's `postgres` account, else `nobody`, which every Unix has. */
const findAccount = async (): Promise<Account> => {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const line = lines.find(([name]) => name === wanted);
    if (line) return { name: wanted, uid: Number(line[2]), gid: Number(line[3]) };
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root and there is no user "postgres" or "nobody": set DATABASE_URL to use a PostgreSQL of your own.',
  );
};

const canEnter = ({ uid, gid }: Account, folder: string): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid, gid, cwd: '/' }).status === 0;

/**
 * Lets the account read below folders that only root may enter, and nothing more: it gets the one capability to
 * search and read, kept across the change of user. `no_setuid_fixup` makes access(2) count it too; see capabilities(7).
 */
const withReadSearch = ({ uid, gid }: Account): readonly string[] => [
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  '--securebits=+no_setuid_fixup',
  '--inh-caps=-all,+dac_read_search',
  '--ambient-caps=-all,+dac_read_search',
];

const canReadSearch = (account: Account): boolean =>
  spawnSync('setpriv', [...withReadSearch(account), '/bin/true']).status === 0;

/**
 * @param folders where PostgreSQL's programs and its data lie
 * @throws EmbeddedPostgresError as root, when no other user can be made to reach those folders
 */
export const findServerUser = async (folders: readonly string[]): Promise<ServerUser> => {
  if (process.getuid?.() !== 0) return currentUser;
  const account = await findAccount();
  const { uid, gid, name } = account;
  const own: ServerUser['own'] = (path) => chown(path, uid, gid);

  const unreachable = folders.find((folder) => !canEnter(account, folder));
  if (unreachable === undefined) {
    return {
      own,
      async run(program, args) {
        await execute(program, args, { uid, gid, cwd: '/' }).catch((error: unknown) => {
          throw failure(program, error);
        });
      },
    };
  }
  if (!canReadSearch(account)) {
    throw new EmbeddedPostgresError(
      `PostgreSQL does not run as root, and the user "${name}" may not enter ${unreachable}: set DATABASE_URL to use a PostgreSQL of your own, or run as an ordinary user.`,
    );
  }
  return {
    own,
    async run(program, args) {
      await execute('setpriv', [...withReadSearch(account), program, ...args], { cwd: '/' }).catch(
        (error: unknown) => {
          throw failure(program, error);
        },
      );
    },
  };
};
