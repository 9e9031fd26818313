/**
 * Checks package-lock.json, without a network: each package has a licence that suits a site which is not published, a hash,
 * and a decision of ours whether its install script may run (`allowScripts` in package.json).
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import manifest from '../package.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '..');

/** SPDX ids. The last four are of programs that we run or files that we ship unchanged: their source stays open. */
const accepted = new Set(
  `0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC MIT MIT-0 PSF-2.0 Python-2.0 Unlicense Zlib
   CC-BY-4.0 LGPL-3.0-or-later MPL-2.0 OFL-1.1`.split(/\s+/u),
);

/** Packages that name their licence in a form that npm does not know; all are MIT. */
const unnamed = new Set(['buildcheck', 'cpu-features', 'ssh2']);

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      license: z.string().optional(),
      integrity: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});

/** @param expression of SPDX, without nested brackets */
const isAccepted = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/gu, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => accepted.has(id)));

const { packages } = lockSchema.parse(
  JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')),
);
/** Packages whose install script may run, or may not. */
const decided = Object.keys(manifest.allowScripts);

const problems: string[] = [];
const names = new Set<string>();

for (const [folder, { license, integrity, hasInstallScript }] of Object.entries(packages)) {
  if (folder === '') continue;
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  names.add(name);
  if (license === undefined && !unnamed.has(name)) problems.push(`${name} names no licence`);
  if (license !== undefined && !isAccepted(license)) problems.push(`${name} has the licence ${license}`);
  if (integrity === undefined) problems.push(`${name} has no hash`);
  if (hasInstallScript && !decided.includes(name))
    problems.push(`${name} has an install script: decide in allowScripts of package.json whether it may run`);
}

for (const name of decided)
  if (!names.has(name))
    problems.push(`${name} is in allowScripts of package.json, but no package is called so`);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
