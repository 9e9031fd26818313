/** Options of Node: little space for new objects, and what is no longer needed collected before it fills the memory. */
const nodeOptions = ['--max-semi-space-size=8', '--max-old-space-size=256'];

/**
 * Settings of glibc's malloc: two heaps in place of eight for each processor, and buffers from 128 kB on (pictures,
 * compressed pages, bodies) given back to the system as soon as they are free; by default, glibc keeps more the larger they
 * are (mallopt(3), M_MMAP_THRESHOLD). Other systems have no use for them.
 */
const malloc: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/** The limits of memory as environment variables; what the environment has of them goes before. */
export const memoryLimits = (environment: NodeJS.ProcessEnv): Readonly<Record<string, string>> => {
  const given = environment['NODE_OPTIONS']?.split(' ').filter(Boolean) ?? [];
  const missing = nodeOptions.filter((option) => {
    const [name = ''] = option.split('=', 1);
    return !given.some((other) => other.startsWith(name));
  });
  const settings = Object.entries(malloc).map(([name, value]) => [name, environment[name] ?? value]);
  return { ...Object.fromEntries(settings), NODE_OPTIONS: [...missing, ...given].join(' ') };
};

/**
 * Replaces the process by itself with the limits of memory, unless it has them: node reads its options, and glibc its
 * settings, only when a process begins. So every way to start has them: npm, systemd, containers and commands. The id of the
 * process stays. A process with a channel to its parent would lose it, and Windows cannot replace one: these stay as they are.
 */
export const limitMemory = (): void => {
  const { env, execPath, execArgv, argv, platform, connected } = process;
  const limits = memoryLimits(env);
  const hasLimits = Object.keys(limits).every((name) => env[name] === limits[name]);
  if (hasLimits || connected || platform === 'win32') return;
  process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, ...limits });
};
