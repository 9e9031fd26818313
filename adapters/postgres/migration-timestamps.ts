import type { DataSource } from 'typeorm';

/** Timestamps of this release's migrations, with which TypeORM ends their names. */
export const migrationTimestamps = ({ migrations }: DataSource): readonly number[] =>
  migrations.map(({ name, constructor }) => Number((name ?? constructor.name).slice(-13)));
