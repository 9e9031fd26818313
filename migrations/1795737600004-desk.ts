import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Code points from `first` to `last`. */
interface Range {
  readonly first: number;
  readonly last: number;
}

/** Ranges of the characters that an expression matches; those without a character join their neighbours. */
const rangesOf = (expression: RegExp): readonly Range[] => {
  const ranges: Range[] = [];
  let isOpen = false;
  for (let point = 0; point <= 0x10_ff_ff; point += 1) {
    const character = String.fromCodePoint(point);
    if (expression.test(character)) {
      const first = isOpen ? ranges.pop()?.first : undefined;
      ranges.push({ first: first ?? point, last: point });
      isOpen = true;
    } else if (!/\p{Cn}/u.test(character)) isOpen = false;
  }
  return ranges;
};

/** A code point as expressions of PostgreSQL write it. */
const escaped = (point: number): string => `\\U${point.toString(16).padStart(8, '0')}`;

/** Class of characters for expressions of PostgreSQL, which know no \p{M}. */
const classOf = (expression: RegExp): string =>
  `[${rangesOf(expression)
    .map(({ first, last }) => `${escaped(first)}-${escaped(last)}`)
    .join('')}]`;

/**
 * Folds both sides of a comparison, the text of a request and what staff look for, as `fold` of domain/shared/fold.ts does,
 * whatever the locale of the database.
 */
const foldText = (): string => `
  CREATE FUNCTION fold_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN replace(lower(regexp_replace(
      normalize(regexp_replace($1, '(?<=[0-9]${classOf(/\s/u)}?)[º˚⁰∘]', '°', 'g'), NFKD),
      '${classOf(/\p{M}/u)}', '', 'g') COLLATE "und-x-icu"), 'ı', 'i');
`;

/** Columns by whose value alone requests are selected: each in the order of the list, also within a step. */
const selectiveColumns = ['kind', 'language', 'fold_text(country)', 'assignee'] as const;

const indexes = selectiveColumns.map((column) => {
  const name = `requests_by_${column.replaceAll(/fold_text|[()]/gu, '')}`;
  return `
    CREATE INDEX ${name} ON requests (${column}, received_at, id) WHERE NOT probe;
    CREATE INDEX ${name}_and_handling ON requests (${column}, handling, received_at, id) WHERE NOT probe;`;
});

const tables = `
  ALTER TABLE requests
    ADD COLUMN handling text NOT NULL DEFAULT 'new'
      CHECK (handling IN ('new', 'inWork', 'answered', 'closed', 'notSerious')),
    ADD COLUMN assignee text,
    -- When staff opened it first.
    ADD COLUMN opened_at timestamptz,
    -- Counts the changes by staff, so that nobody overwrites what they have not seen.
    ADD COLUMN handling_version integer NOT NULL DEFAULT 0,
    -- Made by request_text, folded.
    ADD COLUMN search_text text NOT NULL DEFAULT '';
  -- Of products the values alone, as the names of their fields would be found in each request.
  CREATE FUNCTION request_text(r requests) RETURNS text LANGUAGE sql IMMUTABLE
    RETURN fold_text(r.reference || ' ' || r.name || ' ' || r.email || ' ' || r.phone || ' ' ||
      regexp_replace(r.phone, '[^0-9]', '', 'g') || ' ' || r.country || ' ' || r.institution || ' ' || r.department || ' ' ||
      r.city || ' ' || r.address || ' ' || r.tax_number || ' ' || r.tender_number || ' ' || r.device || ' ' ||
      r.serial_number || ' ' || r.message || ' ' || r.order_lines || ' ' ||
      jsonb_path_query_array(r.products, '$[*].*')::text);
  UPDATE requests r SET search_text = request_text(r);
  CREATE FUNCTION index_request() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.search_text := request_text(NEW);
    RETURN NEW;
  END $$;
  CREATE TRIGGER requests_indexed BEFORE INSERT ON requests FOR EACH ROW EXECUTE FUNCTION index_request();
  CREATE INDEX requests_by_handling ON requests (handling, received_at, id) WHERE NOT probe;
  ${indexes.join('')}
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
    PERFORM pg_notify('requests', coalesce(NEW.id, OLD.id)::text);
    RETURN NULL;
  END $$;
  -- All that the desk shows and that changes after the request was stored.
  CREATE TRIGGER requests_announced AFTER INSERT OR UPDATE OF opened_at, handling_version, notified_at, filed_at, digest_id,
    confirmed_at, confirmation_declined ON requests
    FOR EACH ROW WHEN (NOT NEW.probe) EXECUTE FUNCTION announce_request();
  CREATE TRIGGER requests_deletion_announced AFTER DELETE ON requests
    FOR EACH ROW WHEN (NOT OLD.probe) EXECUTE FUNCTION announce_request();

  -- Sessions of staff, by the SHA-256 of what the cookie holds.
  CREATE TABLE desk_sessions (
    token_hash bytea PRIMARY KEY,
    user_name text NOT NULL,
    -- Of the password as the session began: with another one it ends.
    user_mark text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    seen_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX desk_sessions_seen ON desk_sessions (seen_at);
  CREATE TABLE desk_attempts (
    key text PRIMARY KEY,
    attempts integer NOT NULL,
    ends_at timestamptz NOT NULL
  );
  -- Names no visitor. What was done with a request goes with it.
  CREATE TABLE desk_log (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    user_name text NOT NULL,
    action text NOT NULL,
    request_id uuid REFERENCES requests ON DELETE CASCADE,
    change jsonb NOT NULL DEFAULT '{}'
  );
  CREATE INDEX desk_log_request ON desk_log (request_id, id);
`;

/** Work of staff on requests, and who signed in to do it. */
export class Desk1795737600004 implements MigrationInterface {
  readonly name = 'Desk1795737600004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(foldText());
    await runner.query(tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE desk_log, desk_attempts, desk_sessions, request_notes;
      DROP TRIGGER requests_indexed ON requests;
      DROP FUNCTION index_request;
      DROP FUNCTION request_text;
      DROP TRIGGER requests_announced ON requests;
      DROP TRIGGER requests_deletion_announced ON requests;
      DROP FUNCTION announce_request;
      DROP INDEX requests_products, requests_by_kind, requests_by_language, requests_by_country;
      ALTER TABLE requests DROP COLUMN search_text, DROP COLUMN handling_version, DROP COLUMN opened_at,
        DROP COLUMN assignee, DROP COLUMN handling;
      DROP FUNCTION fold_text;
    `);
  }
}
