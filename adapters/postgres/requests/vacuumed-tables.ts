/** Tables with data of visitors, of which an erasure removes the dead rows too. */
export const vacuumedTables = [
  'requests',
  'request_notes',
  'digests',
  'graphile_worker._private_jobs',
] as const;
