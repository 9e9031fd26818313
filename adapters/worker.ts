import { makeDataDirectory } from './process/data-directory.ts';
import { openDatabase } from './postgres/open-database.ts';
import { runUntilStopped } from './process/run-until-stopped.ts';
import { startStaffWork } from './start-staff-work.ts';

/** The queue's work as a process of its own, for sites that run with WORKER=off. */
await runUntilStopped(async ({ config, logger, cleanUp }) => {
  const { dataDir, databaseUrl } = config;
  await makeDataDirectory(dataDir);
  const database = await openDatabase({ databaseUrl, dataDir, logger, shared: true });
  cleanUp.defer(database.close);
  startStaffWork({ config, logger, cleanUp, database });
  return 'The worker waits for requests.';
});
