import path from 'node:path';
import { Command } from 'commander';
import type { ErasePerson } from '#domain/requests/erase-person.ts';
import type { Probe } from '#domain/requests/probe.ts';
import type { RequestAdministration } from '#domain/requests/ports.ts';
import { OperatorError } from '#domain/shared/errors/operator-error.ts';
import { type Confirm, whoConfirms } from './confirm.ts';
import {
  type Selection,
  addOption,
  addSelectionOptions,
  type ExportOptions,
  eraseOptions,
  exportFormats,
  exportOptions,
  probeOptions,
  readOptions,
  readSelection,
  resendOptions,
} from './request-options.ts';
import { writeExport, writeExportFile } from './export-file.ts';
import { exportRows } from './export-table.ts';
import { logLine } from './log-line.ts';
import { requestLine } from './request-line.ts';
import { csvOf } from './requests-csv.ts';
import { xlsxOf } from './requests-xlsx.ts';

interface Requests {
  readonly administration: RequestAdministration;
  readonly erasePerson: ErasePerson;
  readonly probe: Probe;
}

/** Opens the database for an action and closes it afterwards. */
type WithRequests = (action: (requests: Requests) => Promise<void>) => Promise<void>;

const workerHint = 'They are mailed as soon as a worker runs: the site, or a process of its own.';

const select = async (administration: RequestAdministration, { filter, state }: Selection) =>
  (await administration.list(filter)).filter((request) => state === undefined || request.state === state);

const list = async ({ administration }: Requests, selection: Selection): Promise<void> => {
  const requests = await select(administration, selection);
  for (const request of requests) console.log(requestLine(request));
  console.log(requests.length === 0 ? 'There are no such requests.' : `Requests: ${requests.length}.`);
};

const exportTable = async (
  { administration }: Requests,
  selection: Selection,
  { file, format, rows }: ExportOptions,
): Promise<void> => {
  const requests = await select(administration, selection);
  // Before the first row leaves, so that there is no export without a trace.
  await administration.logExport({ ...selection.filter, state: selection.state }, requests.length);
  const content = format === 'xlsx' ? xlsxOf(requests, rows) : csvOf(requests, rows);
  if (file === undefined) return writeExport(content, process.stdout);
  const target = path.resolve(file);
  await writeExportFile(content, target);
  return console.log(`Requests in ${target}: ${requests.length}.`);
};

const log = async ({ administration }: Requests): Promise<void> => {
  const entries = await administration.log();
  for (const entry of entries) console.log(logLine(entry));
  console.log(
    entries.length === 0 ? 'Nothing was exported, resent or erased.' : `Entries: ${entries.length}.`,
  );
};

const resend = async ({ administration }: Requests, id: string | undefined): Promise<void> => {
  if (id !== undefined) {
    const exists = await administration.resend(id);
    console.log(exists ? `Request queued. ${workerHint}` : `There is no request ${id}.`);
    return;
  }
  const { single, inDigests, digests, busy } = await administration.resendPending();
  const queued = single + inDigests;
  if (queued > 0) {
    console.log(`Requests queued: ${queued}, ${inDigests} of them in digests (${digests}). ${workerHint}`);
  } else if (busy === 0) console.log('There is nothing to queue: staff were notified of every request.');
  if (busy > 0) console.log(`Left to the worker that is busy with them: ${busy}.`);
};

/** @param confirm `undefined`: nobody is asked */
const erase = async (
  { administration, erasePerson }: Requests,
  email: string,
  confirm: Confirm | undefined,
): Promise<void> => {
  const found = await administration.list({ email });
  if (found.length === 0) return console.log(`Nobody sent a request from ${email}.`);
  if (confirm) {
    for (const request of found) console.log(requestLine(request));
    const question = `Erase for good all requests from ${email} (${found.length}), with files and copies of mails?`;
    if (!(await confirm(question))) throw new OperatorError('Nothing was erased.');
  }
  return console.log(`Requests erased: ${await erasePerson(email)}, with files and copies of mails.`);
};

/**
 * `npm run requests`: lists, exports, resends and erases requests.
 * @param confirm asks before requests are erased; `undefined` where there is nobody to ask
 */
export const requestsCommand = (withRequests: WithRequests, confirm?: Confirm): Command => {
  const command = new Command('requests').description('What visitors asked for, and what became of it');

  addSelectionOptions(command.command('list'))
    .description('shows requests, the oldest first')
    .action(async (_options: unknown, self: Command) => {
      const selection = readSelection(self);
      await withRequests((requests) => list(requests, selection));
    });

  const exporting = addSelectionOptions(command.command('export')).description(
    'writes requests as a workbook (xlsx), or as CSV',
  );
  addOption(exporting, '--file <file>', 'a new file, .xlsx or .csv; without it, standard output');
  addOption(
    exporting,
    '--format <format>',
    `${exportFormats.join(' or ')}; by default that of the file, else csv`,
  );
  addOption(exporting, '--rows <what>', `a row for each ${exportRows.join(' or ')}; request by default`);
  exporting.action(async (_options: unknown, self: Command) => {
    const selection = readSelection(self);
    const options = readOptions(self, exportOptions);
    await withRequests((requests) => exportTable(requests, selection, options));
  });

  addOption(command.command('resend'), '--id <id>', 'of one request, notified or not')
    .description('notifies staff of every request that they were not notified of yet')
    .action(async (_options: unknown, self: Command) => {
      const { id } = readOptions(self, resendOptions);
      await withRequests((requests) => resend(requests, id));
    });

  addOption(command.command('probe'), '--timeout <seconds>', 'that its mail may take; 120 by default')
    .description('sends a test request as visitors do, and waits until its mail has left')
    .action(async (_options: unknown, self: Command) => {
      const { timeout } = readOptions(self, probeOptions);
      await withRequests(async ({ probe }) => {
        const seconds = (await probe(timeout * 1000)) / 1000;
        console.log(`The mail of a test request left after ${seconds.toFixed(1)} s.`);
      });
    });

  command
    .command('log')
    .description('shows who exported, resent and erased requests, the oldest first')
    .action(() => withRequests(log));

  command
    .command('erase')
    .description('deletes every request of a person, once you have confirmed it')
    .requiredOption('--email <address>', 'of the person, in upper or lower case')
    .option('--yes', 'without being asked, for scripts')
    .action(async (_options: unknown, self: Command) => {
      const { email, yes } = readOptions(self, eraseOptions);
      const asked = whoConfirms(self, { yes, confirm, action: 'erase' });
      await withRequests((requests) => erase(requests, email, asked));
    });

  return command;
};
