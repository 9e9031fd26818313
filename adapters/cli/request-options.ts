import { parseArgs } from 'node:util';
import * as z from 'zod';
import type { RequestFilter } from '#domain/requests/ports.ts';
import { type RequestKind, type RequestState, requestStates } from '#domain/requests/visitor-request.ts';
import { formKinds } from '#contracts/request-form.ts';
import { turkishDay } from '#domain/shared/turkish-time.ts';

/** Which requests a command is about. */
interface Selection {
  readonly filter: RequestFilter;
  /** Unset: whatever became of them. */
  readonly state: RequestState | undefined;
}

/** What `npm run requests` is asked to do. */
export type RequestsCommand =
  | { readonly name: 'list'; readonly selection: Selection }
  | { readonly name: 'export'; readonly selection: Selection; readonly file: string | undefined }
  | { readonly name: 'resend'; readonly id: string | undefined }
  | { readonly name: 'erase'; readonly email: string };

/** The arguments ask for nothing that there is; the message has a line for each fault. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const kinds = new Map<string, RequestKind>(Object.entries(formKinds));

const optionValues = z
  .object({
    kind: z
      .string()
      .refine((form) => kinds.has(form), `must be one of ${[...kinds.keys()].join(', ')}`)
      .transform((form) => kinds.get(form)),
    // Whatever the forms let through can be looked for and erased.
    email: z.email({
      pattern: z.regexes.html5Email,
      error: 'must be an e-mail address, like name@example.com',
    }),
    from: z.iso.date('must be a day, like 2026-01-31').transform(turkishDay),
    until: z.iso.date('must be a day, like 2026-02-28').transform(turkishDay),
    state: z.enum(requestStates, `must be one of ${requestStates.join(', ')}`),
    file: z.string(),
    id: z.uuid('must be the id of a request, as list shows it'),
  })
  .partial()
  .refine(({ from, until }) => !from || !until || from.start < until.end, {
    path: ['until'],
    error: 'must not lie before --from',
  });

type OptionValues = z.output<typeof optionValues>;

const selecting = ['kind', 'email', 'from', 'until', 'state'];

const optionsOf: Readonly<Record<RequestsCommand['name'], readonly string[]>> = {
  list: selecting,
  export: [...selecting, 'file'],
  resend: ['id'],
  erase: ['email'],
};

const isCommand = (name: string): name is RequestsCommand['name'] => Object.hasOwn(optionsOf, name);

const readTokens = (command: RequestsCommand['name'], args: readonly string[]) => {
  const known = optionsOf[command];
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(known.map((option) => [option, { type: 'string' } as const])),
    strict: false,
    tokens: true,
  });
  const given: Record<string, string> = {};
  const faults: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') faults.push(`"${token.value}" is not understood.`);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    if (!known.includes(name)) faults.push(`${rawName} is no option of ${command}.`);
    else if (!value || (!inlineValue && value.startsWith('-'))) faults.push(`${rawName} needs a value.`);
    else if (Object.hasOwn(given, name)) faults.push(`${rawName} is given twice.`);
    else given[name] = value;
  }
  return { given, faults };
};

const toSelection = ({ kind, email, from, until, state }: OptionValues): Selection => ({
  filter: {
    ...(kind && { kind }),
    ...(email !== undefined && { email }),
    ...(from && { from: from.start }),
    ...(until && { until: until.end }),
  },
  state,
});

const toCommand: Readonly<Record<RequestsCommand['name'], (values: OptionValues) => RequestsCommand>> = {
  list: (values) => ({ name: 'list', selection: toSelection(values) }),
  export: (values) => ({ name: 'export', selection: toSelection(values), file: values.file }),
  resend: ({ id }) => ({ name: 'resend', id }),
  erase({ email }) {
    if (email === undefined) throw new UsageError('--email is missing: whose requests?');
    return { name: 'erase', email };
  },
};

/**
 * Reads what stands behind `npm run requests --`.
 * @throws UsageError
 */
export const readArguments = ([name = '', ...args]: readonly string[]): RequestsCommand => {
  if (!isCommand(name)) throw new UsageError(name === '' ? 'Which command?' : `"${name}" is no command.`);
  const { given, faults } = readTokens(name, args);
  const { data, error } = optionValues.safeParse(given);
  const badValues = (error?.issues ?? []).map(({ path, message }) => `--${String(path[0])} ${message}.`);
  if (!data || faults.length > 0) throw new UsageError([...faults, ...badValues].join('\n'));
  return toCommand[name](data);
};
