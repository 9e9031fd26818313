import path from 'node:path';
import { createSignIn, createUserOf } from '#domain/desk/sign-in.ts';
import { composeSite } from './compose.ts';
import { createDesk } from './compose/desk.ts';
import { composeDeskContent } from './compose/desk-content.ts';
import { createDeskForms } from './compose/desk-forms.ts';
import { readConfig } from './config.ts';
import { imagesFolder } from './content/load-content.ts';
import { buildDeskApp } from './http/desk-app.ts';
import { openDataSource, closeDataSource } from './postgres/data-source.ts';
import { openDatabaseHealth } from './postgres/database-health.ts';
import { createPostgresSessions } from './postgres/desk/sessions.ts';
import { createPostgresSignInAttempts } from './postgres/desk/sign-in-attempts.ts';
import { listenForRequestChanges } from './postgres/listen-for-request-changes.ts';
import { openDatabase } from './postgres/open-database.ts';
import { runWithDatabase } from './postgres/run-with-database.ts';
import { systemClock } from './process/clock.ts';
import { makeDataDirectory } from './process/data-directory.ts';
import { listen } from './process/listen.ts';
import { standardErrorLogger } from './process/logger.ts';
import { runUntilStopped } from './process/run-until-stopped.ts';
import { loadBuiltDesk } from './ssr/desk-renderer.ts';
import { createStaffUsers } from './staff/users-file.ts';
import { startEncodingPictures } from './start/app.ts';
import { root } from './settings.ts';
import { vouchingOf } from './start/vouching.ts';

/** Migrates the schema and gives the desk's role its rights, as a deployment does before the desk starts. */
export const prepareDesk = async (): Promise<void> => {
  const config = readConfig();
  await makeDataDirectory(config.dataDir);
  const database = await openDatabase({
    ...config,
    logger: standardErrorLogger,
    shared: true,
    rights: 'desk',
  });
  await database.close();
};

/** The desk, where staff work, as a process of its own. */
export const startDesk = (): Promise<void> =>
  runUntilStopped(readConfig, async (options) => {
    const { config, logger, cleanUp, stopping } = options;
    const { databaseUrl, deskHost: host, deskPort: port, deskUsersFile, deskUrl } = config;
    await makeDataDirectory(config.dataDir);
    const onAway = (err: unknown): void => logger.warn({ err }, 'database away: waiting for it');
    const open = () => openDatabase({ ...config, logger, shared: true, rights: 'desk' });
    const database =
      databaseUrl === undefined
        ? await open()
        : await runWithDatabase({ url: databaseUrl, stopping, onAway }, open);
    cleanUp.defer(database.close);
    const { url } = database;
    const dataSource = await openDataSource({ url, logger });
    cleanUp.defer(() => closeDataSource(dataSource));
    const sessions = createPostgresSessions(dataSource);
    const users = createStaffUsers(deskUsersFile);
    const vouching = vouchingOf(config, createUserOf({ users, sessions }));
    const site = composeSite({ dataSource, config, logger });
    cleanUp.defer(() => site.mailTransport.close());
    const health = openDatabaseHealth({
      url,
      warn: (err) => logger.warn({ err }, 'health check disconnected'),
    });
    cleanUp.defer(health.close);
    const changes = listenForRequestChanges({ url, logger });
    cleanUp.defer(changes.stop);
    const folder = path.join(config.distDir, 'desk');
    const app = await buildDeskApp({
      ...(await loadBuiltDesk(folder)),
      settings: config,
      url: deskUrl ?? `http://localhost:${port}`,
      siteUrl: config.publicUrl,
      logger,
      vouching,
      signIn:
        deskUsersFile === undefined
          ? undefined
          : {
              signIn: createSignIn({
                users,
                attempts: createPostgresSignInAttempts(dataSource),
                sessions,
              }),
              endSession: sessions.end,
            },
      folders: { client: path.join(folder, 'client'), public: path.join(root, 'public') },
      pictures: {
        folder: imagesFolder(config.dataDir),
        findPicture: site.useCases.findPicture,
        encodePicture: startEncodingPictures({ ...options, now: systemClock, development: false }),
      },
      parts: {
        ...createDesk({ dataSource, site, now: systemClock }),
        ...createDeskForms({
          content: composeDeskContent({ dataSource: database.dataSource, config, now: systemClock }),
          config,
        }),
        onRequestChange: changes.subscribe,
      },
      checkDatabase: health.check,
    });
    const address = await listen(app, { host, port }, { cleanUp, stopping });
    return `The desk is at ${deskUrl ?? address}`;
  });
