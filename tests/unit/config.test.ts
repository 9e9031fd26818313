import path from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../adapters/config.ts';

const root = path.resolve(import.meta.dirname, '..', '..');

const complaint = (environment: NodeJS.ProcessEnv): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

test('without any setting the site serves this machine on port 3000 with the embedded PostgreSQL', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: path.join(root, 'var'),
    contentDir: path.join(root, 'content'),
    distDir: path.join(root, 'dist'),
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    databaseReplicaUrls: [],
    migrationDatabaseUrl: undefined,
    smtpUrl: undefined,
    mailDir: path.join(root, 'var', 'mail'),
    mailFrom: 'no-reply@localhost',
    mailTo: undefined,
    mailsPerHour: 30,
    confirmationMail: true,
    confirmationsPerHour: 60,
    checkMailDomains: false,
    requestRetentionDays: 730,
    maxDeletedPerNight: 1000,
    backupDir: undefined,
    backupDays: 35,
    formRateLimit: 5,
    attachmentsDir: path.join(root, 'var', 'attachments'),
    attachmentsMaxBytes: 5_000_000_000,
    attachmentsMinFreeBytes: 500_000_000,
    attachmentsS3Region: 'us-east-1',
    trustedProxies: [],
    worker: true,
    cataloguePdfs: true,
    warmUp: true,
    cdn: false,
    cdnPurgeUrl: undefined,
    cdnPurgeToken: undefined,
    operatorToken: undefined,
    maxConnections: 2000,
    connectionsPerClient: 200,
    drainSeconds: 0,
    otelTracesSampler: 'parentbased_always_on',
    otelTracesSamplerArg: 1,
    deskHost: '127.0.0.1',
    deskPort: 3001,
    deskUrl: undefined,
    requestLog: true,
    maintenance: false,
    logLevel: 'info',
  });
});

test('every setting is taken from the environment', () => {
  expect(
    readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/site',
      CONTENT_DIR: '/srv/catalogue',
      PUBLIC_URL: 'https://www.example.com',
      DATABASE_URL: 'postgres://site:secret@db.example:5432/site',
      DATABASE_REPLICA_URLS: 'postgres://a@one/site, postgres://a@two/site',
      MIGRATION_DATABASE_URL: 'postgres://owner:secret@db.example:5432/site',
      SMTP_URL: 'smtps://site:secret@mail.example',
      MAIL_FROM: 'Örnek Medikal <web@example.com>',
      MAIL_TO: 'staff@example.com',
      PROBE_MAIL_TO: 'probe@example.com',
      MAILS_PER_HOUR: '10',
      CONFIRMATION_MAIL: 'off',
      CONFIRMATIONS_PER_HOUR: '20',
      CHECK_MAIL_DOMAINS: 'off',
      REQUEST_RETENTION_DAYS: '90',
      MAX_DELETED_PER_NIGHT: '5',
      BACKUP_DIR: '/backup',
      BACKUP_DAYS: '7',
      FORM_RATE_LIMIT: '2',
      ATTACHMENTS_MAX_BYTES: '1000000',
      ATTACHMENTS_MIN_FREE_BYTES: '2000000',
      ATTACHMENTS_S3_URL: 'https://s3.example.com/visitors/site',
      ATTACHMENTS_S3_REGION: 'eu-central-1',
      ATTACHMENTS_S3_KEY_ID: 'AKIA1',
      ATTACHMENTS_S3_SECRET: 'secret',
      ATTACHMENT_SECRET: '0123456789abcdef0123456789abcdef',
      TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::1',
      WORKER: 'off',
      CATALOGUE_PDFS: 'off',
      WARM_UP: 'off',
      MAINTENANCE: 'on',
      CDN: 'on',
      CDN_PURGE_URL: 'https://cdn.example/purge',
      CDN_PURGE_TOKEN: 'token',
      OPERATOR_TOKEN: 'token of the operators',
      MAX_CONNECTIONS: '500',
      CONNECTIONS_PER_CLIENT: '50',
      DRAIN_SECONDS: '5',
      METRICS_PORT: '9464',
      DESK_URL: 'https://desk.example.com/',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
      REQUEST_LOG: 'off',
      LOG_LEVEL: 'warn',
    }),
  ).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    dataDir: '/srv/site',
    contentDir: '/srv/catalogue',
    publicUrl: 'https://www.example.com',
    deskUrl: 'https://desk.example.com',
    databaseUrl: 'postgres://site:secret@db.example:5432/site',
    databaseReplicaUrls: ['postgres://a@one/site', 'postgres://a@two/site'],
    migrationDatabaseUrl: 'postgres://owner:secret@db.example:5432/site',
    smtpUrl: 'smtps://site:secret@mail.example',
    mailDir: '/srv/site/mail',
    mailFrom: 'Örnek Medikal <web@example.com>',
    mailTo: 'staff@example.com',
    probeMailTo: 'probe@example.com',
    mailsPerHour: 10,
    confirmationMail: false,
    confirmationsPerHour: 20,
    checkMailDomains: false,
    requestRetentionDays: 90,
    maxDeletedPerNight: 5,
    backupDir: '/backup',
    backupDays: 7,
    formRateLimit: 2,
    attachmentsDir: '/srv/site/attachments',
    attachmentsMaxBytes: 1_000_000,
    attachmentsMinFreeBytes: 2_000_000,
    metricsPort: 9464,
    traces: {
      url: 'http://collector:4318/v1/traces',
      sampler: 'parentbased_traceidratio',
      samplerRatio: 0.1,
    },
    attachmentsBucket: {
      url: 'https://s3.example.com/visitors/site',
      region: 'eu-central-1',
      accessKeyId: 'AKIA1',
      secretAccessKey: 'secret',
    },
    attachmentSecret: '0123456789abcdef0123456789abcdef',
    trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::1'],
    worker: false,
    cataloguePdfs: false,
    warmUp: false,
    cdn: true,
    cdnPurgeUrl: 'https://cdn.example/purge',
    cdnPurgeToken: 'token',
    operatorToken: 'token of the operators',
    maxConnections: 500,
    connectionsPerClient: 50,
    drainSeconds: 5,
    requestLog: false,
    maintenance: true,
    logLevel: 'warn',
  });
});

test('an address for traces alone is taken as it is, and OTEL_SDK_DISABLED makes all of them void', () => {
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/otlp',
  };
  expect(readConfig(environment).traces).toEqual({
    url: 'https://traces.example/otlp',
    sampler: 'parentbased_always_on',
    samplerRatio: 1,
  });
  expect(readConfig({ ...environment, OTEL_SDK_DISABLED: 'true' }).traces).toBeUndefined();
});

test('an empty variable counts as unset', () => {
  const empty = { PORT: '', HOST: '', DATA_DIR: '', PUBLIC_URL: '', DATABASE_URL: '', LOG_LEVEL: '' };

  expect(readConfig(empty)).toEqual(readConfig({}));
});

test('the public address follows the port', () => {
  expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
});

test('slashes at the end of the public address are dropped', () => {
  expect(readConfig({ PUBLIC_URL: 'https://www.example.com//' }).publicUrl).toBe('https://www.example.com');
});

test('a relative data folder lies in the project, wherever the process was started', () => {
  expect(readConfig({ DATA_DIR: 'elsewhere' }).dataDir).toBe(path.join(root, 'elsewhere'));
});

test('variables of other programs are of no interest', () => {
  expect(readConfig({ PATH: '/bin', PORTS: 'x' })).toEqual(readConfig({}));
});

test.each([
  ['PORT', 'http'],
  ['PORT', '80.5'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PUBLIC_URL', 'www.example.com'],
  ['PUBLIC_URL', 'ftp://example.com'],
  ['DATABASE_URL', 'mysql://db.example/site'],
  ['DATABASE_URL', 'db.example'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'a;b@c.example'],
  ['REQUEST_RETENTION_DAYS', '9007199254740991'],
  ['TRUST_PROXY', '10.0.0.1,,10.0.0.2'],
  ['SMTP_URL', 'mail.example:25'],
  ['SMTP_URL', 'http://mail.example'],
  ['MAIL_FROM', 'web'],
  ['MAIL_TO', 'a@b.example\r\nBcc: c@d.example'],
  ['MAILS_PER_HOUR', '0'],
  ['FORM_RATE_LIMIT', 'many'],
  ['REQUEST_RETENTION_DAYS', '1.5'],
  ['WORKER', 'no'],
  ['CATALOGUE_PDFS', 'yes'],
  ['WARM_UP', 'yes'],
  ['METRICS_PORT', '65536'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'grpc://collector:4317'],
  ['OTEL_TRACES_SAMPLER', 'jaeger_remote'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['PROBE_MAIL_TO', 'probe'],
  ['REQUEST_LOG', 'sampled'],
  ['MAINTENANCE', 'yes'],
  ['OPERATOR_TOKEN', 'short'],
  ['DRAIN_SECONDS', '-1'],
])('%s=%s is refused by name', (key, value) => {
  expect(complaint({ [key]: value })).toMatch(
    new RegExp(`^Bad settings in the environment: ${key} [^;]+\\.$`, 'u'),
  );
});

test('all bad settings are named at once, in one line', () => {
  const bad = { PORT: 'http', PUBLIC_URL: 'nowhere', DATABASE_URL: 'nowhere', LOG_LEVEL: 'loud' };
  const message = complaint(bad);

  for (const key of Object.keys(bad)) expect(message).toContain(`${key} `);
  expect(message).not.toContain('\n');
});

test('mails come from the site’s own host unless told otherwise', () => {
  expect(readConfig({ PUBLIC_URL: 'https://www.example.com' }).mailFrom).toBe('no-reply@www.example.com');
});
