import { isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod';

/** Absolute path of the project. */
export const root = path.resolve(import.meta.dirname, '..');

const port = z.coerce.number('must be a number').int('must be a whole number').min(0).max(65_535);

/** Folder, below the project's root where it is relative, wherever the process was started. */
const folder = z
  .string()
  .min(1)
  .transform((name) => path.resolve(root, name));

const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');

const positive = z.coerce.number('must be a number').int('must be a whole number').min(1);

const hasDecodablePassword = (address: string): boolean => {
  try {
    decodeURIComponent(new URL(address).password);
    return true;
  } catch {
    return false;
  }
};

const databaseAddress = z
  .url({
    protocol: /^postgres(?:ql)?$/u,
    error: 'must look like postgres://user:password@host:5432/database',
  })
  .refine(hasDecodablePassword, 'must have a percent-encoded password');

const commaSeparated = (list: string): readonly string[] => list.split(',').map((part) => part.trim());

const mailbox = z
  .string()
  .refine((value) => /^(?:[^<>\r\n]+ <[^@<>;,\s]+@[^@<>;,\s]+>|[^@<>;,\s]+@[^@<>;,\s]+)$/u.test(value), {
    error: 'must look like name@example.com or Name <name@example.com>',
  });

const isProxy = (address: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(address)) return true;
  const [ip = '', prefix, ...more] = address.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1;
  return (
    longest > 0 &&
    more.length === 0 &&
    (prefix === undefined || (/^\d+$/u.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= longest))
  );
};

/** Proxies to believe about a visitor's address: never everybody, for a client may write the header too. */
const proxies = z
  .string()
  .transform(commaSeparated)
  .refine((list) => list.every(isProxy), {
    error:
      'must list the proxies that stand before the site, as addresses (10.0.0.1, 10.0.0.0/8) or loopback, linklocal, uniquelocal',
  });

const isBucketAddress = (address: string): boolean => {
  const { pathname, search, username } = new URL(address);
  return /^\/[^/]/u.test(pathname) && search === '' && username === '';
};

/** Address with the bucket in its path, which every store understands. */
const bucketAddress = z
  .url({ protocol: /^https?$/u, error: 'must be an address like https://s3.example.com/bucket/folder' })
  .refine(isBucketAddress, {
    error: 'must be an address like https://s3.example.com/bucket/folder, without a key or query',
    abort: true,
  });

const collectorAddress = z.url({
  protocol: /^https?$/u,
  error: 'must be an address like http://127.0.0.1:4318',
});

/** Names of samplers, as in OpenTelemetry's specification. */
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** A process that reads settings: a site with `WORKER=on` is a worker too. */
export type SettingsReader = 'site' | 'worker' | 'desk';

/** Explanation of a setting in docs/settings.md. */
interface Explanation {
  readonly readBy: 'all' | SettingsReader | readonly SettingsReader[];
  /** Markdown. */
  readonly text: string;
  /** Meaning of a variable without a default that is not set. */
  readonly unset?: string;
}

export const explanations = z.registry<Explanation>();

/** Environment variables, each declared here once: type, check, default and explanation. */
export const settings = z
  .object({
    PORT: port
      .default(3000)
      .register(explanations, { readBy: 'site', text: 'port to listen on; 0 is any free one' }),
    HOST: z
      .string()
      .min(1)
      .default('127.0.0.1')
      .register(explanations, {
        readBy: ['site', 'worker'],
        text: 'address to listen on, for pages and metrics',
      }),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/u, error: 'must be an address like https://www.example.com' })
      .optional()
      .register(explanations, {
        readBy: 'all',
        text: 'address that visitors see; canonical addresses and links in mails start with it',
        unset: '`http://localhost:PORT`',
      }),
    DATA_DIR: folder.prefault('./var').register(explanations, {
      readBy: 'all',
      text: 'the embedded PostgreSQL, pictures, files of visitors, and mails as files',
    }),
    CONTENT_DIR: folder
      .prefault('./content')
      .register(explanations, { readBy: 'site', text: "the catalogue's files" }),
    DATABASE_URL: databaseAddress.optional().register(explanations, {
      readBy: 'all',
      text: 'PostgreSQL 15 or later: `postgres://user:password@host:5432/database`',
      unset: 'the embedded PostgreSQL',
    }),
    DATABASE_REPLICA_URLS: z
      .string()
      .transform(commaSeparated)
      .pipe(z.array(databaseAddress))
      .optional()
      .register(explanations, {
        readBy: 'site',
        text: 'standbys of that database, with commas between them: pages are read from them',
      }),
    MIGRATION_DATABASE_URL: databaseAddress.optional().register(explanations, {
      readBy: 'all',
      text: 'the same database for the owner of the tables, where the role of `DATABASE_URL` is not',
    }),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/u, hostname: /./u, error: 'must look like smtp://user:password@host:587' })
      .optional()
      .register(explanations, {
        readBy: 'worker',
        text: 'mail server: `smtp://user:password@host:587`',
        unset: 'mails become files in `DATA_DIR/mail`',
      }),
    MAIL_FROM: mailbox.optional().register(explanations, {
      readBy: 'worker',
      text: 'sender of mails to staff and visitors',
      unset: '`no-reply@` the host of `PUBLIC_URL`',
    }),
    MAIL_TO: mailbox.optional().register(explanations, {
      readBy: 'worker',
      text: 'gets the requests for which the content names nobody',
    }),
    PROBE_MAIL_TO: mailbox.optional().register(explanations, {
      readBy: 'worker',
      text: 'gets the mails of test requests, which staff do not see',
    }),
    MAILS_PER_HOUR: positive.default(30).register(explanations, {
      readBy: 'worker',
      text: 'mails about one kind of request; further requests go into digests',
    }),
    CONFIRMATION_MAIL: onOff.prefault('on').register(explanations, {
      readBy: 'all',
      text: 'off: visitors are not mailed that their request has arrived',
    }),
    CONFIRMATIONS_PER_HOUR: positive.default(60).register(explanations, {
      readBy: 'worker',
      text: 'such mails to all visitors; further requests are not confirmed',
    }),
    CHECK_MAIL_DOMAINS: onOff.prefault('on').register(explanations, {
      readBy: 'worker',
      text: "off: the DNS is not asked first whether the visitor's domain takes mail",
    }),
    REQUEST_RETENTION_DAYS: positive
      .max(36_500)
      .default(730)
      .register(explanations, { readBy: 'worker', text: 'older requests are deleted each night' }),
    MAX_DELETED_PER_NIGHT: positive.default(1000).register(explanations, {
      readBy: 'worker',
      text: 'if more requests have expired, none is deleted and an error is logged',
    }),
    BACKUP_DIR: folder.optional().register(explanations, {
      readBy: 'site',
      text: 'folder where the embedded database and files of visitors are archived',
      unset: 'no backups',
    }),
    BACKUP_DAYS: positive.max(3650).default(35).register(explanations, {
      readBy: 'site',
      text: 'days to any moment of which the database can be restored',
    }),
    FORM_RATE_LIMIT: positive
      .default(5)
      .register(explanations, { readBy: 'site', text: 'forms of one client in ten minutes' }),
    ATTACHMENTS_MAX_BYTES: positive.default(5_000_000_000).register(explanations, {
      readBy: 'site',
      text: 'size of all files of visitors; further ones are refused with a 507',
    }),
    ATTACHMENTS_MIN_FREE_BYTES: positive.default(500_000_000).register(explanations, {
      readBy: 'site',
      text: 'space on the disk that files of visitors leave free',
    }),
    ATTACHMENTS_S3_URL: bucketAddress.optional().register(explanations, {
      readBy: 'all',
      text: 'bucket of an S3-compatible store for files of visitors, and a folder in it: `https://s3.example.com/bucket/folder`',
      unset: '`DATA_DIR/attachments`',
    }),
    ATTACHMENTS_S3_REGION: z
      .string()
      .min(1)
      .default('us-east-1')
      .register(explanations, { readBy: 'all', text: 'region of that store' }),
    ATTACHMENTS_S3_KEY_ID: z
      .string()
      .min(1)
      .optional()
      .register(explanations, { readBy: 'all', text: 'access key of the store, needed with the URL' }),
    ATTACHMENTS_S3_SECRET: z
      .string()
      .min(1)
      .optional()
      .register(explanations, { readBy: 'all', text: 'secret of that key' }),
    ATTACHMENT_SECRET: z
      .string()
      .min(32, 'must have 32 characters or more')
      .optional()
      .register(explanations, {
        readBy: 'all',
        text: 'signs the links to files in mails; 32 characters or more',
        unset: 'made by the database',
      }),
    TRUST_PROXY: proxies.optional().register(explanations, {
      readBy: 'site',
      text: 'addresses or networks of the proxies before the site, with commas between them',
    }),
    WORKER: onOff.prefault('on').register(explanations, {
      readBy: 'site',
      text: 'off: this process sends no mails and runs no other jobs; `npm run worker` does',
    }),
    CATALOGUE_PDFS: onOff.prefault('on').register(explanations, {
      readBy: ['site', 'worker'],
      text: 'off: no catalogues as PDF; to typeset them takes the worker a process of 500 MB',
    }),
    WARM_UP: onOff
      .prefault('on')
      .register(explanations, { readBy: 'site', text: 'off: a page is rendered when it is first requested' }),
    MAINTENANCE: onOff
      .prefault('off')
      .register(explanations, { readBy: 'site', text: 'on: every page says so (503), without the database' }),
    CDN: onOff.prefault('off').register(explanations, {
      readBy: 'site',
      text: 'on: a CDN may store what [running.md](running.md#behind-a-cdn) says',
    }),
    CDN_PURGE_URL: z
      .url({ protocol: /^https?$/u, error: 'must be an address like https://api.example.com/purge' })
      .optional()
      .register(explanations, {
        readBy: 'all',
        text: 'called (POST) when the CDN has to drop what it stored',
      }),
    CDN_PURGE_TOKEN: z
      .string()
      .optional()
      .register(explanations, { readBy: 'worker', text: 'token for that call' }),
    MAX_CONNECTIONS: positive
      .default(2000)
      .register(explanations, { readBy: 'site', text: 'connections open at the same time, of all clients' }),
    CONNECTIONS_PER_CLIENT: positive.default(200).register(explanations, {
      readBy: 'site',
      text: 'connections of one public address that is no proxy of `TRUST_PROXY`',
    }),
    DRAIN_SECONDS: z.coerce.number('must be a number').min(0).max(300).default(0).register(explanations, {
      readBy: 'site',
      text: 'time that a site which is asked to stop serves on; behind a proxy 5',
    }),
    OPERATOR_TOKEN: z.string().min(16, 'must have 16 characters or more').optional().register(explanations, {
      readBy: 'site',
      text: 'shows the state of the system at `/healthz` to whom sends it; 16 characters or more',
    }),
    METRICS_PORT: port.optional().register(explanations, {
      readBy: ['site', 'worker'],
      text: 'serves metrics for Prometheus on that port of `HOST`',
      unset: 'nothing is measured',
    }),
    REQUEST_LOG: onOff.prefault('on').register(explanations, {
      readBy: 'site',
      text: 'off: requests are not logged, as when a proxy does it',
    }),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info')
      .register(explanations, { readBy: 'all', text: 'fatal, error, warn, info, debug, trace or silent' }),
    OTEL_EXPORTER_OTLP_ENDPOINT: collectorAddress.optional().register(explanations, {
      readBy: 'all',
      text: 'collector of [traces](running.md#traces), as all `OTEL_` settings named by OpenTelemetry',
      unset: 'nothing is traced',
    }),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collectorAddress
      .optional()
      .register(explanations, { readBy: 'all', text: 'the same for traces alone, with its path' }),
    OTEL_TRACES_SAMPLER: z
      .enum(samplers, `must be one of ${samplers.join(', ')}`)
      .default('parentbased_always_on')
      .register(explanations, { readBy: 'all', text: 'chooses the requests that are traced' }),
    OTEL_TRACES_SAMPLER_ARG: z.coerce
      .number('must be a number')
      .min(0)
      .max(1)
      .default(1)
      .register(explanations, { readBy: 'all', text: 'ratio for the samplers by ratio' }),
    DESK_PORT: port
      .default(3001)
      .register(explanations, { readBy: 'desk', text: 'port of the desk; 0 is any free one' }),
    DESK_HOST: z.string().min(1).default('127.0.0.1').register(explanations, {
      readBy: 'desk',
      text: 'address that the desk listens on; one that others reach needs one of the next two settings',
    }),
    DESK_URL: z
      .url({ protocol: /^https?$/u, error: 'must be an address like https://desk.example.com' })
      .optional()
      .register(explanations, {
        readBy: ['worker', 'desk'],
        text: 'address of the desk for staff; mails about requests link to it',
        unset: 'no such links',
      }),
    DESK_USERS_FILE: folder.optional().register(explanations, {
      readBy: 'desk',
      text: 'file of the users who sign in at the desk, which `npm run desk -- add-user` writes',
      unset: 'nobody signs in: see `DESK_HOST`',
    }),
    DESK_USER_HEADER: z
      .string()
      .regex(/^[A-Za-z][\w-]*$/u, 'must be the name of a header, like X-Forwarded-User')
      .transform((name) => name.toLowerCase())
      .optional()
      .register(explanations, {
        readBy: 'desk',
        text: 'header in which a proxy of `TRUST_PROXY` names the user whom it has signed in',
      }),
    OTEL_SDK_DISABLED: z
      .string()
      .optional()
      .register(explanations, { readBy: 'all', text: 'true: nothing is traced' }),
  })
  .refine(
    (env) =>
      env.ATTACHMENTS_S3_URL === undefined ||
      (env.ATTACHMENTS_S3_KEY_ID !== undefined && env.ATTACHMENTS_S3_SECRET !== undefined),
    { path: ['ATTACHMENTS_S3_URL'], error: 'needs ATTACHMENTS_S3_KEY_ID and ATTACHMENTS_S3_SECRET' },
  );

export type Settings = z.output<typeof settings>;
