import { Client } from 'pg';

export interface SiteRole {
  readonly name: string;
  /** A role that does not exist yet is made with it. */
  readonly password: string;
  /** Whether the password of a role that exists is set as well. */
  readonly setsPassword: boolean;
}

/**
 * Selects the grants for what the role may do with the tables, sequences and schemas of the migrating role: read and
 * write rows. It neither owns nor truncates, and it cannot change which migrations are noted or what the log of the
 * administration says.
 */
const selectGrants = `
  SELECT format(CASE
      WHEN c.relname = 'migrations' THEN 'GRANT SELECT ON %s TO %I'
      WHEN c.relname = 'administration_log' THEN 'GRANT SELECT, INSERT ON %s TO %I'
      WHEN c.relkind = 'S' THEN 'GRANT USAGE, SELECT ON SEQUENCE %s TO %I'
      ELSE 'GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO %I'
    END, c.oid::regclass, $1::text) AS statement
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname IN ('public', 'graphile_worker') AND c.relkind IN ('r', 'p', 'v', 'S')
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
  FROM unnest(ARRAY['public.requests', 'public.digests', 'graphile_worker._private_jobs']) AS name
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

/**
 * Gives the role that the site works with its rights to what the migrating role owns, and makes it where there is none.
 * Needs the lock of migrations: simultaneous grants fail.
 * @param url of the migrating role
 */
export const grantSiteRights = async (
  url: string,
  { name, password, setsPassword }: SiteRole,
): Promise<void> => {
  const session = new Client({ connectionString: url, application_name: 'site-rights' });
  await session.connect();
  const run = async (select: string, parameters: readonly unknown[]): Promise<void> => {
    const { rows } = await session.query<{ statement: string | null }>(select, [...parameters]);
    for (const { statement } of rows) if (statement !== null) await session.query(statement);
  };
  try {
    await session.query('BEGIN');
    await run(selectRole, [name, password, setsPassword]);
    await run(selectGrants, [name]);
    await session.query('COMMIT');
  } finally {
    await session.end();
  }
};
