import { execFile } from 'node:child_process';
import {
  appendFile,
  chmod,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readMarkdown, root } from './markdown.ts';
import { type Ended, type RunningSite, runToEnd, startProgram } from './process.ts';

const modules = path.join(root, 'node_modules');

/** The packages at the top of node_modules that `npm ci --omit=dev` installs; those below come with them. */
const listProductionPackages = async (): Promise<readonly string[]> => {
  const args = ['ls', '--all', '--omit=dev', '--parseable', '--loglevel=silent'];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: root });
  return stdout
    .split('\n')
    .filter((folder) => folder.startsWith(modules) && folder.lastIndexOf('node_modules') < modules.length)
    .map((folder) => path.relative(root, folder));
};

/** A machine on which somebody follows docs/running.md: its /srv, /etc, /usr and /var lie in a folder. */
export interface Machine {
  /** Runs a block of running.md, from the root of the project. @param name the word behind the block's language */
  run(name: string): Promise<Ended>;
  /** Runs what an operator types, such as `site jobs`. */
  type(line: string): Promise<Ended>;
  /** Writes a block of running.md to the file that it names. @param more lines for its end */
  write(name: string, more?: string): Promise<void>;
  /** Starts what the unit says, and waits until the site has printed its address. */
  startUnit(): Promise<RunningSite>;
  /** Fails to. */
  failToStartUnit(): Promise<Ended>;
  /** The path of a file without symbolic links. */
  resolve(file: string): Promise<string>;
  /** Arguments of the calls of systemctl so far. */
  systemctlCalls(): Promise<readonly string[]>;
  remove(): Promise<void>;
}

const settingIn = (unit: string, name: string): string => {
  const value = new RegExp(`^${name}=(.*)$`, 'mu').exec(unit)?.[1];
  if (value === undefined) throw new Error(`The unit has no ${name}.`);
  return value;
};

/**
 * Makes a machine. Instead of npm, which would take a minute, packages are symbolic links; the project is copied, as its
 * modules would find files that were not.
 */
export const makeMachine = async (): Promise<Machine> => {
  const machine = await mkdtemp(path.join(tmpdir(), 'site-machine-'));
  const { blocks } = await readMarkdown('docs/running.md');
  const there = (text: string): string =>
    text.replaceAll(/(?<![\w/.])\/(?=(?:srv|etc|usr|var)\/)/gu, `${machine}/`);
  const blockOf = (name: string): string => {
    const block = blocks.find((candidate) => candidate.name === name);
    if (!block) throw new Error(`running.md has no block named ${name}.`);
    return there(block.code);
  };

  const log = path.join(machine, 'systemctl.log');
  const programs = path.join(machine, 'usr', 'bin');
  for (const folder of ['usr/bin', 'usr/local/bin', 'srv', 'etc/systemd/system', 'var/lib/site', 'packages'])
    await mkdir(path.join(machine, folder), { recursive: true });
  for (const entry of await listProductionPackages()) {
    const link = path.join(machine, 'packages', entry);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.join(root, entry), link);
  }
  const programFiles = {
    node: `exec ${process.execPath} --preserve-symlinks --preserve-symlinks-main "$@"`,
    npm: `[ "$*" = "ci --omit=dev" ] && cp -a ${machine}/packages/node_modules .`,
    systemctl: `echo "$*" >> ${log}`,
  };
  for (const [name, script] of Object.entries(programFiles))
    await writeFile(path.join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

  const PATH = [programs, path.join(machine, 'usr/local/bin'), process.env['PATH']].join(path.delimiter);
  const shell = (script: string, cwd: string) =>
    runToEnd({ program: 'sh', args: ['-e', '-c', script], settings: { PATH }, cwd });
  const unitProgram = () => {
    const unit = blockOf('/etc/systemd/system/site.service');
    const script = `set -a; . ${settingIn(unit, 'EnvironmentFile')}; exec ${settingIn(unit, 'ExecStart')}`;
    return {
      program: 'sh',
      args: ['-c', script],
      settings: { PATH },
      cwd: settingIn(unit, 'WorkingDirectory'),
    };
  };

  return {
    run: (name) => shell(blockOf(name), root),
    type: (line) => shell(there(line), machine),
    async write(name, more = '') {
      const file = there(name);
      await writeFile(file, `${blockOf(name)}\n`);
      await appendFile(file, more);
      await chmod(file, 0o755);
    },
    startUnit: () => startProgram(unitProgram()),
    failToStartUnit: () => runToEnd(unitProgram()),
    resolve: (file) => realpath(there(file)),
    systemctlCalls: async () => (await readFile(log, 'utf8')).trimEnd().split('\n'),
    remove: () => rm(machine, { recursive: true }),
  };
};
