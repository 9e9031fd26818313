import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = `
  -- Numbers the changes of all drafts: one that begins after another of the file was published has other numbers.
  CREATE SEQUENCE content_draft_numbers AS integer;
  -- A file of content/ as staff want it: a path below it. There is one draft of a file, whoever works on it.
  CREATE TABLE content_drafts (
    file text PRIMARY KEY,
    -- The file when the draft was begun, and as it is to be; NULL where there was, or is to be, none.
    base bytea,
    content bytea,
    -- Another one with each change, so that nobody overwrites what they have not seen.
    version integer NOT NULL,
    author text NOT NULL,
    begun_at timestamptz NOT NULL,
    changed_at timestamptz NOT NULL,
    -- Kept with its former versions until something of the file is published.
    discarded boolean NOT NULL DEFAULT false
  );
  CREATE TABLE content_draft_versions (
    file text NOT NULL REFERENCES content_drafts ON DELETE CASCADE,
    version integer NOT NULL,
    base bytea,
    content bytea,
    author text NOT NULL,
    at timestamptz NOT NULL,
    discarded boolean NOT NULL,
    PRIMARY KEY (file, version)
  );

  CREATE FUNCTION announce_draft() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('drafts', COALESCE(NEW.file, OLD.file));
    RETURN NULL;
  END $$;
  CREATE TRIGGER drafts_announced AFTER INSERT OR UPDATE OR DELETE ON content_drafts
    FOR EACH ROW EXECUTE FUNCTION announce_draft();

  CREATE TABLE content_publications (
    id uuid PRIMARY KEY,
    at timestamptz NOT NULL,
    author text NOT NULL,
    -- Of the content that was loaded.
    version text NOT NULL,
    -- Loaded into the database in the same transaction; written once the files are.
    state text NOT NULL DEFAULT 'loaded' CHECK (state IN ('loaded', 'written')),
    -- Files that were edited by hand at the same time, and stayed so; drafts have what was to be written.
    unwritten text[] NOT NULL DEFAULT '{}'
  );
  CREATE INDEX content_publications_at ON content_publications (at DESC, id DESC);
  CREATE INDEX content_publications_loaded ON content_publications (id) WHERE state = 'loaded';
  CREATE TABLE content_publication_files (
    publication_id uuid NOT NULL REFERENCES content_publications ON DELETE CASCADE,
    file text NOT NULL,
    before bytea,
    after bytea,
    PRIMARY KEY (publication_id, file)
  );
`;

/** Drafts of content files, and their publications. */
export class Drafts1795737600005 implements MigrationInterface {
  readonly name = 'Drafts1795737600005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE content_publication_files, content_publications, content_draft_versions, content_drafts;
      DROP SEQUENCE content_draft_numbers;
      DROP FUNCTION announce_draft;
    `);
  }
}
