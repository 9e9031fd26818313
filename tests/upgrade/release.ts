import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const root = path.resolve(import.meta.dirname, '..', '..');

type Settings = Readonly<Record<string, string>>;

interface Process {
  /** Line that the process printed when it was up. */
  readonly line: string;
  stop(): Promise<void>;
}

/** Another commit of the project, in a folder of its own, installed and built. */
export interface Release {
  /** Starts one of its scripts, and waits for its first line. */
  start(script: string, settings: Settings): Promise<Process>;
  /** Runs one of its scripts to its end. @throws if it fails */
  run(args: readonly string[], settings: Settings): string;
  remove(): Promise<void>;
}

const lock = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });

const versionsIn = async (folder: string): Promise<string> => {
  const { packages } = lock.parse(JSON.parse(await readFile(path.join(folder, 'package-lock.json'), 'utf8')));
  return JSON.stringify(Object.entries(packages).map(([name, { version }]) => [name, version]));
};

const environmentOf = (settings: Settings): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  PORT: '0',
  LOG_LEVEL: 'warn',
  ...settings,
});

/** Packages are linked where both have the same versions of all, which takes no minute and no network. */
export const checkOutRelease = async (commit: string, folder: string): Promise<Release> => {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, stdio: 'inherit' });
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  const execute = (program: string, args: readonly string[], env: NodeJS.ProcessEnv): string =>
    execFileSync(program, args, { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  if ((await versionsIn(folder)) === (await versionsIn(root)))
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  else execute('npm', ['ci'], process.env);
  execute(process.execPath, ['scripts/build.ts'], process.env);
  return {
    async start(script, settings) {
      const child = spawn(process.execPath, [script], {
        cwd: folder,
        env: environmentOf(settings),
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(child, 'exit');
      const line = await new Promise<string>((resolve, reject) => {
        let output = '';
        child.stdout.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          const found = /^The (?:site|worker) .*$/mu.exec(output)?.[0];
          if (found !== undefined) resolve(found);
        });
        void ended.then(() => reject(new Error(`${script} did not start:\n${output}`)));
      });
      return {
        line,
        async stop() {
          child.kill('SIGTERM');
          await ended;
        },
      };
    },
    run: (args, settings) => execute(process.execPath, args, environmentOf(settings)),
    async remove() {
      await rm(path.join(folder, 'node_modules'), { recursive: true, force: true });
      git('worktree', 'remove', '--force', folder);
    },
  };
};
