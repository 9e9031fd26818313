import { isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod';
import { OperatorError } from '#domain/shared/operator-error.ts';

const root = path.resolve(import.meta.dirname, '..');

const port = z.coerce.number('must be a number').int('must be a whole number').min(0).max(65_535);

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
  .transform((list) => list.split(',').map((address) => address.trim()))
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

/** Environment variables, as README lists them. */
export const settings = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default('./var'),
    CONTENT_DIR: z.string().min(1).default('./content'),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/u, error: 'must be an address like https://www.example.com' })
      .optional(),
    DATABASE_URL: databaseAddress.optional(),
    MIGRATION_DATABASE_URL: databaseAddress.optional(),
    DATABASE_REPLICA_URLS: z
      .string()
      .transform((list) => list.split(',').map((url) => url.trim()))
      .pipe(z.array(databaseAddress))
      .optional(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/u, hostname: /./u, error: 'must look like smtp://user:password@host:587' })
      .optional(),
    MAIL_FROM: mailbox.optional(),
    MAIL_TO: mailbox.optional(),
    PROBE_MAIL_TO: mailbox.optional(),
    MAILS_PER_HOUR: positive.default(30),
    CONFIRMATION_MAIL: z.enum(['on', 'off'], 'must be on or off').default('on'),
    CONFIRMATIONS_PER_HOUR: positive.default(60),
    CHECK_MAIL_DOMAINS: z.enum(['on', 'off'], 'must be on or off').default('on'),
    REQUEST_RETENTION_DAYS: positive.max(36_500).default(730),
    MAX_DELETED_PER_NIGHT: positive.default(1000),
    BACKUP_DIR: z.string().min(1).optional(),
    BACKUP_DAYS: positive.max(3650).default(35),
    FORM_RATE_LIMIT: positive.default(5),
    ATTACHMENTS_MAX_BYTES: positive.default(5_000_000_000),
    ATTACHMENTS_MIN_FREE_BYTES: positive.default(500_000_000),
    ATTACHMENTS_S3_URL: bucketAddress.optional(),
    ATTACHMENTS_S3_REGION: z.string().min(1).default('us-east-1'),
    ATTACHMENTS_S3_KEY_ID: z.string().min(1).optional(),
    ATTACHMENTS_S3_SECRET: z.string().min(1).optional(),
    ATTACHMENT_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
    TRUST_PROXY: proxies.optional(),
    WORKER: z.enum(['on', 'off'], 'must be on or off').default('on'),
    CATALOGUE_PDFS: z.enum(['on', 'off'], 'must be on or off').default('on'),
    WARM_UP: z.enum(['on', 'off'], 'must be on or off').default('on'),
    MAINTENANCE: z.enum(['on', 'off'], 'must be on or off').default('off'),
    CDN: z.enum(['on', 'off'], 'must be on or off').default('off'),
    CDN_PURGE_URL: z
      .url({ protocol: /^https?$/u, error: 'must be an address like https://api.example.com/purge' })
      .optional(),
    CDN_PURGE_TOKEN: z.string().optional(),
    OPERATOR_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
    MAX_CONNECTIONS: positive.default(2000),
    CONNECTIONS_PER_CLIENT: positive.default(200),
    DRAIN_SECONDS: z.coerce.number('must be a number').min(0).max(300).default(0),
    METRICS_PORT: port.optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: collectorAddress.optional(),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collectorAddress.optional(),
    OTEL_TRACES_SAMPLER: z
      .enum(samplers, `must be one of ${samplers.join(', ')}`)
      .default('parentbased_always_on'),
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number('must be a number').min(0).max(1).default(1),
    OTEL_SDK_DISABLED: z.string().optional(),
    REQUEST_LOG: z.enum(['on', 'off'], 'must be on or off').default('on'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .refine(
    (env) =>
      env.ATTACHMENTS_S3_URL === undefined ||
      (env.ATTACHMENTS_S3_KEY_ID !== undefined && env.ATTACHMENTS_S3_SECRET !== undefined),
    { path: ['ATTACHMENTS_S3_URL'], error: 'needs ATTACHMENTS_S3_KEY_ID and ATTACHMENTS_S3_SECRET' },
  );

type Settings = z.output<typeof settings>;

/** An S3-compatible store of visitors' files. */
interface BucketConfig {
  /** Address of the bucket and of a folder in it. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Destination of spans, and the sampler that chooses them. */
interface TraceConfig {
  /** Takes OTLP over HTTP. */
  readonly url: string;
  readonly sampler: (typeof samplers)[number];
  /** Ratio for the samplers by ratio. */
  readonly samplerRatio: number;
}

/** Settings that this process was started with. README lists the variables. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** Absolute path of the content folder. */
  readonly contentDir: string;
  /** Absolute path of the built pages. */
  readonly distDir: string;
  /** Origin that visitors see, without a slash at the end. */
  readonly publicUrl: string;
  /** Unset: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** Standbys of that database, which pages are read from. */
  readonly databaseReplicaUrls: readonly string[];
  /** The same database for a role that owns the tables; unset: that of `databaseUrl` does. */
  readonly migrationDatabaseUrl: string | undefined;
  /** Unset: each mail becomes a file in `mailDir`. */
  readonly smtpUrl: string | undefined;
  /** Absolute path. */
  readonly mailDir: string;
  /** Sender of all mails, as in a header. */
  readonly mailFrom: string;
  /** Recipient of requests for which the content names nobody. */
  readonly mailTo: string | undefined;
  /** Recipient of the mails of probes, instead of staff. */
  readonly probeMailTo: string | undefined;
  /** Mails about one kind of request before further ones are gathered. */
  readonly mailsPerHour: number;
  /** Whether visitors are mailed that their request has arrived. */
  readonly confirmationMail: boolean;
  /** Maximum number of confirmations to all visitors; further requests are not confirmed. */
  readonly confirmationsPerHour: number;
  /** Whether the DNS is asked if a visitor's domain takes mail. */
  readonly checkMailDomains: boolean;
  readonly requestRetentionDays: number;
  /** Requests beyond their retention; more of them are not deleted, but reported. */
  readonly maxDeletedPerNight: number;
  /** Absolute path of the folder of backups; unset: there are none. */
  readonly backupDir: string | undefined;
  /** Days that the database can be restored to. */
  readonly backupDays: number;
  /** Forms that one client may send in ten minutes. */
  readonly formRateLimit: number;
  /** Absolute path. */
  readonly attachmentsDir: string;
  /** Maximum size of all files that visitors sent. */
  readonly attachmentsMaxBytes: number;
  /** Space on the disk that files of visitors leave free. */
  readonly attachmentsMinFreeBytes: number;
  /** Unset: visitors' files stay in `attachmentsDir`. */
  readonly attachmentsBucket: BucketConfig | undefined;
  /** Signs links to files; unset: one that the database has. */
  readonly attachmentSecret: string | undefined;
  /** Proxies whose X-Forwarded-For is believed; none: it is never read. */
  readonly trustedProxies: readonly string[];
  /** Whether this process also does the queued work. */
  readonly worker: boolean;
  /** Whether pages are rendered before somebody requests them. */
  readonly warmUp: boolean;
  /** Whether the worker typesets catalogues. */
  readonly cataloguePdfs: boolean;
  /** Whether the site is closed for a while. */
  readonly maintenance: boolean;
  /** Whether a CDN stands before the site. */
  readonly cdn: boolean;
  /** Called when the CDN has to drop what it stored; unset: never. */
  readonly cdnPurgeUrl: string | undefined;
  readonly cdnPurgeToken: string | undefined;
  /** Token with which a client of /healthz gets the state of the system; unset: nobody gets it. */
  readonly operatorToken: string | undefined;
  /** Open at the same time, of all clients. */
  readonly maxConnections: number;
  /** Open at the same time, of one client that is no proxy. */
  readonly connectionsPerClient: number;
  /** Time for which the process goes on serving when it is asked to stop. */
  readonly drainSeconds: number;
  /** Port where Prometheus reads metrics; unset: nothing is measured. */
  readonly metricsPort: number | undefined;
  /** Unset: nothing is traced. */
  readonly traces: TraceConfig | undefined;
  /** Whether each request is logged. */
  readonly requestLog: boolean;
  readonly logLevel: Settings['LOG_LEVEL'];
}

export class ConfigError extends OperatorError {
  override readonly name = 'ConfigError';
}

/**
 * Reads where spans go, as OpenTelemetry's specification has it: an address for all signals has a path for each, one
 * for traces is whole.
 */
const tracesOf = (env: Settings): TraceConfig | undefined => {
  const base = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base.replace(/\/+$/u, '')}/v1/traces`);
  if (url === undefined || env.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return undefined;
  return { url, sampler: env.OTEL_TRACES_SAMPLER, samplerRatio: env.OTEL_TRACES_SAMPLER_ARG };
};

const bucketOf = (env: Settings): BucketConfig | undefined => {
  const { ATTACHMENTS_S3_URL: url, ATTACHMENTS_S3_REGION: region } = env;
  const { ATTACHMENTS_S3_KEY_ID: accessKeyId, ATTACHMENTS_S3_SECRET: secretAccessKey } = env;
  if (url === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { url, region, accessKeyId, secretAccessKey };
};

/** An empty variable counts as unset, as in `PORT= npm start`. */
const present = (environment: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([key, value]) => (value ? [[key, value] as const] : [])),
  );

/**
 * The only reader of the environment.
 * @throws ConfigError naming every bad variable
 */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config => {
  const result = settings.safeParse(present(environment));
  if (!result.success) {
    const wrong = new Map(result.error.issues.map(({ path: [key], message }) => [String(key), message]));
    const lines = [...wrong].map(([key, message]) => `${key} ${message}`);
    throw new ConfigError(`Bad settings in the environment: ${lines.join('; ')}.`);
  }
  const { PORT, HOST, DATA_DIR, CONTENT_DIR, PUBLIC_URL, DATABASE_URL, LOG_LEVEL, ...rest } = result.data;
  const dataDir = path.resolve(root, DATA_DIR);
  const publicUrl = (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/u, '');
  return {
    port: PORT,
    host: HOST,
    dataDir,
    contentDir: path.resolve(root, CONTENT_DIR),
    distDir: path.join(root, 'dist'),
    publicUrl,
    databaseUrl: DATABASE_URL,
    databaseReplicaUrls: rest.DATABASE_REPLICA_URLS ?? [],
    migrationDatabaseUrl: rest.MIGRATION_DATABASE_URL,
    smtpUrl: rest.SMTP_URL,
    mailDir: path.join(dataDir, 'mail'),
    mailFrom: rest.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    mailTo: rest.MAIL_TO,
    probeMailTo: rest.PROBE_MAIL_TO,
    mailsPerHour: rest.MAILS_PER_HOUR,
    confirmationMail: rest.CONFIRMATION_MAIL === 'on',
    confirmationsPerHour: rest.CONFIRMATIONS_PER_HOUR,
    // Files go nowhere.
    checkMailDomains: rest.CHECK_MAIL_DOMAINS === 'on' && rest.SMTP_URL !== undefined,
    requestRetentionDays: rest.REQUEST_RETENTION_DAYS,
    maxDeletedPerNight: rest.MAX_DELETED_PER_NIGHT,
    backupDir: rest.BACKUP_DIR === undefined ? undefined : path.resolve(root, rest.BACKUP_DIR),
    backupDays: rest.BACKUP_DAYS,
    formRateLimit: rest.FORM_RATE_LIMIT,
    attachmentsDir: path.join(dataDir, 'attachments'),
    attachmentsMaxBytes: rest.ATTACHMENTS_MAX_BYTES,
    attachmentsMinFreeBytes: rest.ATTACHMENTS_MIN_FREE_BYTES,
    attachmentsBucket: bucketOf(result.data),
    attachmentSecret: rest.ATTACHMENT_SECRET,
    trustedProxies: rest.TRUST_PROXY ?? [],
    worker: rest.WORKER === 'on',
    cataloguePdfs: rest.CATALOGUE_PDFS === 'on',
    warmUp: rest.WARM_UP === 'on',
    maintenance: rest.MAINTENANCE === 'on',
    cdn: rest.CDN === 'on',
    cdnPurgeUrl: rest.CDN_PURGE_URL,
    cdnPurgeToken: rest.CDN_PURGE_TOKEN,
    operatorToken: rest.OPERATOR_TOKEN,
    maxConnections: rest.MAX_CONNECTIONS,
    connectionsPerClient: rest.CONNECTIONS_PER_CLIENT,
    drainSeconds: rest.DRAIN_SECONDS,
    metricsPort: rest.METRICS_PORT,
    traces: tracesOf(result.data),
    requestLog: rest.REQUEST_LOG === 'on',
    logLevel: LOG_LEVEL,
  };
};
