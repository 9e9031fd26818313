/** A connection, or a pool of them. */
export interface QueryClient {
  query(sql: string, parameters: unknown[]): Promise<unknown>;
}

/** Deletes jobs that nobody runs, as if they had succeeded. @param condition on graphile_worker.jobs, in SQL */
export const deleteJobs = async (
  client: QueryClient,
  condition: string,
  parameters: unknown[] = [],
): Promise<void> => {
  await client.query(
    `SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs
     WHERE ${condition} HAVING count(*) > 0`,
    parameters,
  );
};
