import { tasks } from './tasks.ts';

/** Tasks that mail to staff; confirmations to visitors come after them. */
export const staffMailTasks = [tasks.notifyStaff, tasks.sendDigest];

export const mailTasks = [...staffMailTasks, tasks.confirmRequest];

/** Error of a confirmation that waits for mails to staff, which found no mail server. */
export const staffFirst = 'Staff are notified first.';

/** Regular expressions of PostgreSQL on the last error of a job. */
export const mailErrors = {
  /** Errors without a mail server to talk to, which say nothing about the mail. */
  unreached: `The mail could not be sent: (?:ECONNREFUSED|EDNS|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)\\.|${staffFirst}`,
  /** The mail did not reach the mail server, was put off by it, or lacked its files; any other would fail again. */
  outage:
    'The mail could not be sent: E[A-Z_]+\\.|The mail server answered 4\\d\\d\\.|The store of files is away',
} as const;
