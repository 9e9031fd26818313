import path from 'node:path';
import { createErasePerson } from '#domain/requests/erase-person.ts';
import type { RequestAdministration } from '#domain/requests/ports.ts';
import { type Config, readConfig } from '../config.ts';
import { makeDataDirectory } from '../process/data-directory.ts';
import { fail } from '../process/report-failure.ts';
import { createMailCopies } from '../mail/mail-copies.ts';
import { openDatabase } from '../postgres/open-database.ts';
import { createPostgresRequestAdministration } from '../postgres/request-administration.ts';
import { UsageError, type RequestsCommand, readArguments } from './request-options.ts';
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
  --state notified|waiting|parked|suspicious
  --email ADDRESS
  --from 2026-01-31 --until 2026-02-28            both days included, in Turkish time`;

const workerHint = 'They are mailed as soon as a worker runs: the site, or npm run worker.';

type Selection = Extract<RequestsCommand, { name: 'list' }>['selection'];

const select = async (administration: RequestAdministration, { filter, state }: Selection) =>
  (await administration.list(filter)).filter((request) => state === undefined || request.state === state);

const list = async (administration: RequestAdministration, selection: Selection): Promise<void> => {
  const requests = await select(administration, selection);
  for (const request of requests) console.log(requestLine(request));
  console.log(requests.length === 0 ? 'There are no such requests.' : `Requests: ${requests.length}.`);
};

const exportTable = async (
  administration: RequestAdministration,
  selection: Selection,
  file: string | undefined,
): Promise<void> => {
  const requests = await select(administration, selection);
  if (file === undefined) return writeCsv(requests, process.stdout);
  const target = path.resolve(file);
  await writeCsvFile(requests, target);
  return console.log(`Requests in ${target}: ${requests.length}.`);
};

const resend = async (administration: RequestAdministration, id: string | undefined): Promise<void> => {
  if (id === undefined) {
    const count = await administration.resendPending();
    console.log(
      count === 0
        ? 'There is nothing to queue: staff were told, or are being told now.'
        : `Requests queued: ${count}. ${workerHint}`,
    );
    return;
  }
  console.log(
    (await administration.resend(id)) ? `Request queued. ${workerHint}` : `There is no request ${id}.`,
  );
};

const erase = async (
  administration: RequestAdministration,
  email: string,
  { mailDir }: Config,
): Promise<void> => {
  const erasePerson = createErasePerson({ administration, copies: createMailCopies(mailDir) });
  const count = await erasePerson(email);
  console.log(
    count === 0 ? `Nobody sent a request from ${email}.` : `Requests erased: ${count}, with copies of mails.`,
  );
};

const carryOut = (
  command: RequestsCommand,
  administration: RequestAdministration,
  config: Config,
): Promise<void> => {
  if (command.name === 'list') return list(administration, command.selection);
  if (command.name === 'export') return exportTable(administration, command.selection, command.file);
  if (command.name === 'resend') return resend(administration, command.id);
  return erase(administration, command.email, config);
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
    await carryOut(command, createPostgresRequestAdministration(database.dataSource), config);
  } finally {
    await database.close();
  }
};

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  } else {
    fail(error);
  }
}
