import path from 'node:path';
import { OperatorError } from '#domain/shared/errors/operator-error.ts';
import { type Settings, root, settings } from './settings.ts';

export class ConfigError extends OperatorError {
  override readonly name = 'ConfigError';
}

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;

type CamelCased<Values> = { readonly [Name in keyof Values & string as CamelCase<Name>]: Values[Name] };

const camelCase = (name: string): string =>
  name.toLowerCase().replaceAll(/_(?<first>.)/gu, (_, first: string) => first.toUpperCase());

/** Renames PUBLIC_URL to publicUrl, and so on. */
const camelCased = <Values extends object>(values: Values): CamelCased<Values> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler cannot follow what `camelCase` does with each name, which the type says
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [camelCase(name), value]),
  ) as CamelCased<Values>;

/**
 * Reads where spans go, as OpenTelemetry's specification has it: an address for all signals has a path for each, one
 * for traces is whole. `undefined`: nothing is traced.
 */
const tracesOf = (env: Settings) => {
  const base = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base.replace(/\/+$/u, '')}/v1/traces`);
  if (url === undefined || env.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return undefined;
  return { url, sampler: env.OTEL_TRACES_SAMPLER, samplerRatio: env.OTEL_TRACES_SAMPLER_ARG };
};

/** Reads the S3-compatible store of visitors' files; `undefined`: they stay in `attachmentsDir`. */
const bucketOf = (env: Settings) => {
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

const toConfig = (env: Settings) => {
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/u, '');
  return {
    ...camelCased(env),
    /** Origin that visitors see, without a slash at the end. */
    publicUrl,
    /** Address of the desk, without a slash at the end. */
    deskUrl: env.DESK_URL?.replace(/\/+$/u, ''),
    mailFrom: env.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    // Files go nowhere.
    checkMailDomains: env.CHECK_MAIL_DOMAINS && env.SMTP_URL !== undefined,
    databaseReplicaUrls: env.DATABASE_REPLICA_URLS ?? [],
    trustedProxies: env.TRUST_PROXY ?? [],
    /** Absolute path of the built pages. */
    distDir: path.join(root, 'dist'),
    mailDir: path.join(env.DATA_DIR, 'mail'),
    attachmentsDir: path.join(env.DATA_DIR, 'attachments'),
    attachmentsBucket: bucketOf(env),
    traces: tracesOf(env),
  };
};

/** Settings that this process was started with: each of `settings.ts` in camel case, and what derives from them. */
export type Config = Readonly<ReturnType<typeof toConfig>>;

/**
 * Reads the environment, which nothing else does.
 * @throws ConfigError naming every bad variable
 */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config => {
  const result = settings.safeParse(present(environment));
  if (!result.success) {
    const wrong = new Map(result.error.issues.map(({ path: [key], message }) => [String(key), message]));
    const lines = [...wrong].map(([key, message]) => `${key} ${message}`);
    throw new ConfigError(`Bad settings in the environment: ${lines.join('; ')}.`);
  }
  return toConfig(result.data);
};
