import { type Command, InvalidArgumentError } from 'commander';
import * as z from 'zod';
import { readEmailAddress } from '#domain/requests/contact/email-address.ts';
import { exportRows } from './export-table.ts';
import type { RequestFilter } from '#domain/requests/ports.ts';
import { type RequestKind, type RequestState, requestStates } from '#domain/requests/visitor-request.ts';
import { turkishDay } from '#domain/shared/turkish-time.ts';

/** Requests that a command is about. */
export interface Selection {
  readonly filter: RequestFilter;
  /** `undefined`: in whatever state. */
  readonly state: RequestState | undefined;
}

/** The kind of request that each form makes. */
export const kindByForm = new Map<string, RequestKind>([
  ['offer', 'offer'],
  ['technical-service', 'technicalService'],
  ['oem', 'oem'],
  ['online-catalog', 'catalogue'],
]);

/** Whatever the forms accept can be found and erased. */
const email = z.string().transform((text, { addIssue }) => {
  const reading = readEmailAddress(text);
  if ('address' in reading) return reading.address;
  addIssue('must be an e-mail address, like name@example.com');
  return z.NEVER;
});

const selectionOptions = z
  .object({
    kind: z
      .string()
      .refine((form) => kindByForm.has(form), `must be one of ${[...kindByForm.keys()].join(', ')}`)
      .transform((form) => kindByForm.get(form)),
    email,
    from: z.iso.date('must be a day, like 2026-01-31').transform(turkishDay),
    until: z.iso.date('must be a day, like 2026-02-28').transform(turkishDay),
    state: z.enum(requestStates, `must be one of ${requestStates.join(', ')}`),
  })
  .partial()
  .refine(({ from, until }) => !from || !until || from.start < until.end, {
    path: ['until'],
    error: 'must not lie before --from',
  });

/** Options of `resend`. */
export const resendOptions = z.object({
  id: z.uuid('must be the id of a request, as list shows it').optional(),
});

export const exportFormats = ['xlsx', 'csv'] as const;

type ExportFormat = (typeof exportFormats)[number];

const formatOfFile = (file: string): ExportFormat | undefined =>
  exportFormats.find((format) => file.toLowerCase().endsWith(`.${format}`));

/** Options of `export`. The format is that of the file, which has to be known where none is named. */
export const exportOptions = z
  .object({
    file: z.string().optional(),
    format: z.enum(exportFormats, `must be one of ${exportFormats.join(', ')}`).optional(),
    rows: z.enum(exportRows, `must be one of ${exportRows.join(', ')}`).default('request'),
  })
  .refine(({ file, format }) => file === undefined || format !== undefined || formatOfFile(file), {
    path: ['file'],
    error: 'must end in .xlsx or .csv, or --format must say which of them to write',
  })
  .refine(({ file = '', format = formatOfFile(file) }) => format === (formatOfFile(file) ?? format), {
    path: ['format'],
    error: 'must be what the name of the file says',
  })
  .transform(({ file, format, rows }) => ({
    file,
    format: format ?? (file === undefined ? undefined : formatOfFile(file)) ?? 'csv',
    rows,
  }));

export type ExportOptions = z.output<typeof exportOptions>;

/** Options of `erase`. */
export const eraseOptions = z.object({ email, yes: z.boolean().default(false) });

/** Options of `probe`. */
export const probeOptions = z.object({
  timeout: z.coerce
    .number()
    .refine(
      (seconds) => Number.isInteger(seconds) && seconds >= 1 && seconds <= 3600,
      'must be a number of seconds, from 1 to 3600',
    )
    .default(120),
});

const once = (value: string, previous: string | undefined): string => {
  if (previous !== undefined) throw new InvalidArgumentError('It is given twice.');
  return value;
};

/** Adds an option with a value, which may be given once. */
export const addOption = (command: Command, flags: string, description: string): Command =>
  command.option(flags, description, once);

/** Adds the options that select requests. */
export const addSelectionOptions = (command: Command): Command => {
  addOption(command, '--kind <form>', `of a form: ${[...kindByForm.keys()].join(', ')}`);
  addOption(command, '--state <state>', requestStates.join(', '));
  addOption(command, '--email <address>', 'of a person, in upper or lower case');
  addOption(command, '--from <day>', 'since this day in Turkish time, as 2026-01-31');
  return addOption(command, '--until <day>', 'until this day, included');
};

/** The checked options of a command, which otherwise ends with a line for each invalid one. */
export const readOptions = <Schema extends z.ZodType>(command: Command, schema: Schema): z.output<Schema> => {
  const { data, error } = schema.safeParse(command.opts());
  if (error) {
    const faults = error.issues.map(({ path, message }) => `--${String(path[0])} ${message}.`);
    command.error(faults.join('\n'));
  }
  return data;
};

export const readSelection = (command: Command): Selection => {
  const { kind, email: address, from, until, state } = readOptions(command, selectionOptions);
  return {
    filter: {
      ...(kind && { kind }),
      ...(address !== undefined && { email: address }),
      ...(from && { from: from.start }),
      ...(until && { until: until.end }),
    },
    state,
  };
};
