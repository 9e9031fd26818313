import path from 'node:path';
import { createErasePerson } from '#domain/requests/erase-person.ts';
import type { RequestArchive } from '#domain/requests/ports.ts';
import { type Config, readConfig } from '../config.ts';
import { makeDataDirectory } from '../process/data-directory.ts';
import { fail } from '../process/report-failure.ts';
import { createMailCopies } from '../mail/mail-copies.ts';
import { openDatabase } from '../postgres/open-database.ts';
import { createPostgresRequestArchive } from '../postgres/request-administration.ts';
import { BadArguments, type RequestsCommand, readArguments } from './request-options.ts';
import { writeCsv, writeCsvFile } from './requests-csv.ts';
import { requestLine } from './request-line.ts';

const usage = `npm run requests -- list [filter]                 shows requests, the oldest first
npm run requests -- export [filter] --file FILE   writes them to a new CSV file, for spreadsheets
npm run --silent requests -- export [filter]      writes them to standard output
npm run requests -- resend                        tells staff of all that were not told yet
npm run requests -- resend --id ID                tells them of this one, again if need be
npm run requests -- erase --email ADDRESS         deletes all that this person sent

A filter is any of
  --kind offer|technical-service|oem|online-catalog
  --state told|waiting|parked|suspicious
  --email ADDRESS
  --from 2026-01-31 --until 2026-02-28            both days included, in Turkish time`;

const workerHint = 'They are mailed as soon as a worker runs: the site, or npm run worker.';

type Selection = Extract<RequestsCommand, { name: 'list' }>['selection'];

const select = async (archive: RequestArchive, { filter, state }: Selection) =>
  (await archive.list(filter)).filter((request) => state === undefined || request.state === state);

const list = async (archive: RequestArchive, selection: Selection): Promise<void> => {
  const requests = await select(archive, selection);
  for (const request of requests) console.log(requestLine(request));
  console.log(requests.length === 0 ? 'There are no such requests.' : `Requests: ${requests.length}.`);
};

const exportTable = async (
  archive: RequestArchive,
  selection: Selection,
  file: string | undefined,
): Promise<void> => {
  const requests = await select(archive, selection);
  if (file === undefined) return writeCsv(requests, process.stdout);
  const target = path.resolve(file);
  await writeCsvFile(requests, target);
  return console.log(`Requests in ${target}: ${requests.length}.`);
};

const resend = async (archive: RequestArchive, id: string | undefined): Promise<void> => {
  if (id === undefined) {
    const count = await archive.resendUntold();
    console.log(
      count === 0
        ? 'There is nothing to queue: staff were told, or are being told now.'
        : `Requests queued: ${count}. ${workerHint}`,
    );
    return;
  }
  console.log((await archive.resend(id)) ? `Request queued. ${workerHint}` : `There is no request ${id}.`);
};

const erase = async (archive: RequestArchive, email: string, { mailDir }: Config): Promise<void> => {
  const erasePerson = createErasePerson({ archive, copies: createMailCopies(mailDir) });
  const count = await erasePerson(email);
  console.log(
    count === 0 ? `Nobody sent a request from ${email}.` : `Requests erased: ${count}, with copies of mails.`,
  );
};

const carryOut = (command: RequestsCommand, archive: RequestArchive, config: Config): Promise<void> => {
  if (command.name === 'list') return list(archive, command.selection);
  if (command.name === 'export') return exportTable(archive, command.selection, command.file);
  if (command.name === 'resend') return resend(archive, command.id);
  return erase(archive, command.email, config);
};

const run = async (args: readonly string[]): Promise<void> => {
  const command = readArguments(args);
  const config = readConfig();
  const { databaseUrl, dataDir } = config;
  // Standard output may be a table.
  const logger = { warn: (_fields: object, text: string): void => console.error(text) };
  await makeDataDirectory(dataDir);
  const database = await openDatabase({ databaseUrl, dataDir, logger, shared: true });
  try {
    await carryOut(command, createPostgresRequestArchive(database.dataSource), config);
  } finally {
    await database.close();
  }
};

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof BadArguments) {
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  } else {
    fail(error);
  }
}
