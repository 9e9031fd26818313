import path from 'node:path';
import * as z from 'zod';

const root = path.resolve(import.meta.dirname, '..');

const port = z.coerce.number('must be a number').int('must be a whole number').min(0).max(65_535);

const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./var'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/u, error: 'must be an address like https://www.example.com' })
    .optional(),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(?:ql)?$/u,
      error: 'must look like postgres://user:password@host:5432/database',
    })
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** How this process was asked to run. README lists the variables. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** Absolute path of the content folder. */
  readonly contentDir: string;
  /** Absolute path of the built pages. */
  readonly distDir: string;
  /** Origin that visitors see, without a slash at the end. */
  readonly publicUrl: string;
  /** Unset: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  readonly logLevel: z.output<typeof settings>['LOG_LEVEL'];
}

export class BadSettings extends Error {
  override readonly name = 'BadSettings';
}

/** An empty variable counts as unset, as in `PORT= npm start`. */
const present = (environment: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([key, value]) => (value ? [[key, value] as const] : [])),
  );

/**
 * The only reader of the environment.
 * @throws BadSettings naming every bad variable
 */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config => {
  const result = settings.safeParse(present(environment));
  if (!result.success) {
    const lines = result.error.issues.map(({ path: [key], message }) => `${String(key)} ${message}`);
    throw new BadSettings(`Bad settings in the environment: ${lines.join('; ')}.`);
  }
  const { PORT, HOST, DATA_DIR, PUBLIC_URL, DATABASE_URL, LOG_LEVEL } = result.data;
  return {
    port: PORT,
    host: HOST,
    dataDir: path.resolve(root, DATA_DIR),
    contentDir: path.join(root, 'content'),
    distDir: path.join(root, 'dist'),
    publicUrl: (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/u, ''),
    databaseUrl: DATABASE_URL,
    logLevel: LOG_LEVEL,
  };
};
