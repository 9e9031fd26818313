import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { memoryLimits } from '../../../adapters/process/limit-memory.ts';

const root = path.resolve(import.meta.dirname, '..', '..', '..');

test('a process gets limits of memory, and keeps what the operator has set', () => {
  const limited = memoryLimits({ NODE_OPTIONS: '--max-old-space-size=400', MALLOC_ARENA_MAX: '4' });
  expect(limited).toEqual({
    NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=400',
    MALLOC_ARENA_MAX: '4',
    MALLOC_MMAP_THRESHOLD_: '131072',
  });
  expect(memoryLimits(limited)).toEqual(limited);
});

/** Prints at the end of a process what its memory is limited to. */
const printLimits = `import { getHeapStatistics } from 'node:v8';
  const { NODE_OPTIONS, MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_ } = process.env;
  process.once('exit', () => console.log(JSON.stringify({
    heapMB: getHeapStatistics().heap_size_limit / 2 ** 20, MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_ })));`;

test.skipIf(process.platform === 'win32').for([
  ['adapters/main.ts', ['--help']],
  // Refuses its settings.
  ['adapters/worker.ts', []],
] as const)('node %s limits its memory by itself', ([script, args]) => {
  const { NODE_OPTIONS: _options, ...environment } = process.env;
  const preload = `data:text/javascript,${encodeURIComponent(printLimits)}`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', preload, script, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...environment, PORT: 'none' },
  });
  const lines = stdout.trim().split('\n');
  expect(JSON.parse(lines.at(-1) ?? stderr)).toEqual({
    heapMB: expect.closeTo(256 + 3 * 8, -2),
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
  });
});
