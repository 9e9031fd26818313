/** Whether the server's last attempt to archive its write-ahead log failed; one that archives nothing never does. */
export const isArchiveFailing = async (
  query: (sql: string) => Promise<readonly { readonly failing: boolean }[]>,
): Promise<boolean> => {
  const [row] = await query(
    `SELECT coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) AS failing FROM pg_stat_archiver`,
  );
  return row?.failing === true;
};
