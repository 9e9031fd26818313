import { Pool } from 'pg';
import type { DataSource } from 'typeorm';

interface PoolState {
  readonly open: number;
  readonly idle: number;
  /** Callers that wait for a connection. */
  readonly waiting: number;
}

export const poolState = ({ driver }: DataSource): PoolState => {
  if (!('master' in driver && driver.master instanceof Pool)) return { open: 0, idle: 0, waiting: 0 };
  const { totalCount, idleCount, waitingCount } = driver.master;
  return { open: totalCount, idle: idleCount, waiting: waitingCount };
};
