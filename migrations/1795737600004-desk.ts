import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = `
  -- Both sides of a comparison are folded by it: the text of a request and what staff look for.
  CREATE FUNCTION fold_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN lower(translate($1, 'İIıŞşĞğÜüÖöÇçÂâÎîÛû', 'iiissgguuooccaaiiuu'));

  ALTER TABLE requests
    ADD COLUMN handling text NOT NULL DEFAULT 'new'
      CHECK (handling IN ('new', 'inWork', 'answered', 'closed', 'notSerious')),
    ADD COLUMN assignee text,
    -- When staff opened it first.
    ADD COLUMN opened_at timestamptz,
    -- Counts the changes by staff, so that nobody overwrites what they have not seen.
    ADD COLUMN handling_version integer NOT NULL DEFAULT 0,
    ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (fold_text(
      reference || ' ' || name || ' ' || email || ' ' || phone || ' ' || institution || ' ' || city || ' ' ||
      device || ' ' || serial_number || ' ' || tender_number || ' ' || message || ' ' || order_lines || ' ' ||
      products::text)) STORED;
  CREATE INDEX requests_handling ON requests (handling, received_at, id) WHERE NOT probe;
  CREATE INDEX requests_text ON requests USING gin (search_text gin_trgm_ops);
  CREATE INDEX requests_products ON requests USING gin (products jsonb_path_ops);

  CREATE TABLE request_notes (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    request_id uuid NOT NULL REFERENCES requests ON DELETE CASCADE,
    at timestamptz NOT NULL DEFAULT now(),
    author text NOT NULL,
    text text NOT NULL
  );
  CREATE INDEX request_notes_request ON request_notes (request_id, id);

  CREATE FUNCTION announce_request() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('requests', NEW.id::text);
    RETURN NULL;
  END $$;
  CREATE TRIGGER requests_announced AFTER INSERT OR UPDATE OF handling_version, notified_at, confirmed_at ON requests
    FOR EACH ROW WHEN (NOT NEW.probe) EXECUTE FUNCTION announce_request();

  -- Sessions of staff, by the SHA-256 of what the cookie holds.
  CREATE TABLE desk_sessions (
    token_hash bytea PRIMARY KEY,
    user_name text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    seen_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX desk_sessions_seen ON desk_sessions (seen_at);
  CREATE TABLE desk_attempts (
    key text PRIMARY KEY,
    attempts integer NOT NULL,
    ends_at timestamptz NOT NULL
  );
  -- Names no visitor.
  CREATE TABLE desk_log (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    user_name text NOT NULL,
    action text NOT NULL,
    request_id uuid,
    change jsonb NOT NULL DEFAULT '{}'
  );
  CREATE INDEX desk_log_request ON desk_log (request_id, id);
`;

/** Work of staff on requests, and who signed in to do it. */
export class Desk1795737600004 implements MigrationInterface {
  readonly name = 'Desk1795737600004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE desk_log, desk_attempts, desk_sessions, request_notes;
      DROP TRIGGER requests_announced ON requests;
      DROP FUNCTION announce_request;
      DROP INDEX requests_products;
      ALTER TABLE requests DROP COLUMN search_text, DROP COLUMN handling_version, DROP COLUMN opened_at,
        DROP COLUMN assignee, DROP COLUMN handling;
      DROP FUNCTION fold_text;
    `);
  }
}
