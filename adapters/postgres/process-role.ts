import { Client } from 'pg';
import { OperatorError } from '#domain/shared/errors/operator-error.ts';
import type { RoleRights } from './embedded/cluster.ts';
import { vacuumedTables } from './requests/vacuumed-tables.ts';

/** One role is to have the rights of the site and of the desk. */
class RoleInUseError extends OperatorError {
  override readonly name = 'RoleInUseError';

  constructor(role: string) {
    super(
      `The role ${role} is that of another process: site and desk each need a role of their own in DATABASE_URL`,
    );
  }
}

export interface ProcessRole {
  readonly name: string;
  readonly rights: RoleRights;
  /** A role that does not exist yet is made with it. */
  readonly password: string;
  /** Whether the password of a role that exists is set as well. */
  readonly setsPassword: boolean;
}

/** Rights to the rows of a table, by its name. */
type TableRights = Readonly<Record<string, string>>;

/** Rights to tables that are not named: of the content, its drafts, and the queue. */
const otherTables = 'SELECT, INSERT, UPDATE, DELETE';

/**
 * Rights of the site: all to read and write rows, but for the tables of the desk, which an erasure reaches through the
 * requests. It cannot change which migrations are noted or what the log of the administration says.
 */
const siteRights: TableRights = {
  migrations: 'SELECT',
  administration_log: 'SELECT, INSERT',
  request_notes: '',
  desk_sessions: '',
  desk_attempts: '',
  desk_log: '',
  // Texts of a publication that could not be written, where the site completes one that was interrupted.
  content_drafts: 'SELECT, INSERT',
  content_draft_versions: 'SELECT, INSERT',
};

/**
 * Rights of the desk: it reads requests, notes what staff do with them, has mails sent again and erases, but never changes
 * what a visitor sent. It has nothing of what signs links to files and limits forms.
 */
const deskRights: TableRights = {
  migrations: 'SELECT',
  administration_log: 'SELECT, INSERT',
  requests: `SELECT, DELETE,
    UPDATE (handling, assignee, opened_at, handling_version, notified_at, filed_at, digest_id)`,
  digests: 'SELECT, DELETE',
  // Makes the HMAC of an erased address in the log.
  form_secret: 'SELECT',
  form_counters: '',
  confirmation_counters: '',
  attachment_secret: '',
  request_notes: 'SELECT, INSERT',
  desk_sessions: 'SELECT, INSERT, DELETE, UPDATE (seen_at)',
  desk_log: 'SELECT, INSERT',
};

const rightsOf = { site: siteRights, desk: deskRights } as const;

/**
 * Selects the grants for what a role may do with the tables, sequences and schemas of the migrating role. It neither owns
 * nor truncates.
 * Parameters: $1 role, $2 rights by table, $3 rights to other tables, $4 tables to vacuum.
 */
const selectGrants = `
  SELECT CASE
      WHEN c.relkind = 'S' THEN format('GRANT USAGE, SELECT ON SEQUENCE %s TO %I', c.oid::regclass, $1::text)
      ELSE format('GRANT %s ON %s TO %I', rights, c.oid::regclass, $1::text)
    END AS statement
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    CROSS JOIN LATERAL (SELECT coalesce($2::jsonb ->> c.relname, $3::text) AS rights) AS wanted
  WHERE n.nspname IN ('public', 'graphile_worker') AND c.relkind IN ('r', 'p', 'v', 'S')
    AND rights <> ''
    AND pg_has_role(c.relowner, 'USAGE')
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
  UNION ALL
  -- graphile-worker has row security on its tables, and no policies: only their owner sees rows.
  SELECT format('CREATE POLICY %I ON %s TO %I USING (true) WITH CHECK (true)', 'rows for ' || $1, c.oid::regclass, $1::text)
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = 'graphile_worker' AND c.relrowsecurity
    AND NOT EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = 'rows for ' || $1)
  UNION ALL
  -- To vacuum after an erasure; before PostgreSQL 17, only owners may.
  SELECT format('GRANT MAINTAIN ON %s TO %I', name::regclass, $1::text)
  FROM unnest($4::text[]) AS name
  WHERE current_setting('server_version_num')::integer >= 170000
  UNION ALL
  SELECT format('GRANT CONNECT, TEMPORARY ON DATABASE %I TO %I', current_database(), $1::text)
  UNION ALL
  SELECT format('GRANT USAGE ON SCHEMA public, graphile_worker TO %I', $1::text)
  UNION ALL
  -- A database that was made before PostgreSQL 15 lets everybody create tables there.
  SELECT 'REVOKE CREATE ON SCHEMA public FROM PUBLIC'
  WHERE EXISTS (
    SELECT FROM pg_namespace n, aclexplode(n.nspacl) AS acl
    WHERE n.nspname = 'public' AND acl.grantee = 0 AND acl.privilege_type = 'CREATE')`;

const selectRole = `
  SELECT CASE
    WHEN NOT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) THEN format('CREATE ROLE %I LOGIN PASSWORD %L', $1::text, $2::text)
    WHEN $3 THEN format('ALTER ROLE %I LOGIN PASSWORD %L', $1::text, $2::text)
  END AS statement`;

/** @throws RoleInUseError where a role would have the rights of both processes */
const checkIsFree = async (session: Client, { name, rights }: ProcessRole): Promise<void> => {
  const { rows } = await session.query<{ others: boolean }>(
    `SELECT bool_or(has_table_privilege(oid, $2, 'INSERT')) AS others FROM pg_roles WHERE rolname = $1 AND NOT rolsuper`,
    [name, rights === 'desk' ? 'requests' : 'desk_sessions'],
  );
  if (rows[0]?.others) throw new RoleInUseError(name);
};

/**
 * Gives the role that a process works with its rights to what the migrating role owns, and makes a missing role.
 * Needs the lock of migrations: simultaneous grants fail.
 * @param url of the migrating role
 * @throws RoleInUseError
 */
export const grantRights = async (url: string, role: ProcessRole): Promise<void> => {
  const { name, password, setsPassword, rights } = role;
  const session = new Client({ connectionString: url, application_name: `${rights}-rights` });
  await session.connect();
  const run = async (select: string, parameters: readonly unknown[]): Promise<void> => {
    const { rows } = await session.query<{ statement: string | null }>(select, [...parameters]);
    for (const { statement } of rows) if (statement !== null) await session.query(statement);
  };
  try {
    await session.query('BEGIN');
    await checkIsFree(session, role);
    await run(selectRole, [name, password, setsPassword]);
    await run(selectGrants, [name, JSON.stringify(rightsOf[rights]), otherTables, vacuumedTables]);
    await session.query('COMMIT');
  } finally {
    await session.end();
  }
};
