import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

const timeoutMs = 30_000;

/** The settings of a repository that this process may have been started in are none of the content's. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));

const git = async (
  folder: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const { stdout } = await run('git', ['-C', folder, ...args], {
    timeout: timeoutMs,
    env: {
      ...environment(),
      ...settings,
      GIT_TERMINAL_PROMPT: '0',
      // Names of files are no patterns.
      GIT_LITERAL_PATHSPECS: '1',
    },
  });
  return stdout;
};

/** Whether the folder is the root of a git checkout; a folder within one, such as that of this program, is none. */
const isCheckout = async (folder: string): Promise<boolean> => {
  try {
    const top = await git(folder, ['rev-parse', '--show-toplevel']);
    return (await realpath(top.trim())) === (await realpath(folder));
  } catch {
    // It is in no checkout, or there is no git here.
    return false;
  }
};

interface Commit {
  readonly files: readonly string[];
  readonly author: string;
  readonly message: string;
}

/**
 * Commits these files alone where the content folder is a git checkout of its own; what else somebody has staged stays.
 * @returns whether it is one
 * @throws git's error
 */
export const commitToGit = async (
  contentDir: string,
  { files, author, message }: Commit,
): Promise<boolean> => {
  if (!(await isCheckout(contentDir))) return false;
  const name = author.replaceAll(/[<>\p{Cc}]/gu, ' ').trim() || 'desk';
  const identity = { NAME: name, EMAIL: 'desk@localhost' };
  const settings = Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((role) =>
      Object.entries(identity).map(([part, value]) => [`GIT_${role}_${part}`, value]),
    ),
  );
  await git(contentDir, ['add', '--all', '--', ...files], settings);
  await git(contentDir, ['commit', '--quiet', '--only', '--message', message, '--', ...files], settings);
  return true;
};
