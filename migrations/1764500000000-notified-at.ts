import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Renames requests.told_at to notified_at without downtime. Processes of the release before read and write told_at, so
 * both columns stay, and a trigger keeps them equal. The next release drops told_at, its indexes and the trigger.
 */
export class NotifiedAt1764500000000 implements MigrationInterface {
  readonly name = 'NotifiedAt1764500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE requests ADD COLUMN notified_at timestamptz;
      UPDATE requests SET notified_at = told_at WHERE told_at IS NOT NULL;
      CREATE INDEX requests_notified_alone ON requests (kind, notified_at) WHERE digest_id IS NULL;
      CREATE INDEX requests_not_notified ON requests (digest_id) WHERE notified_at IS NULL;
      CREATE FUNCTION requests_copy_notified_at() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP = 'INSERT' THEN
            NEW.notified_at := coalesce(NEW.notified_at, NEW.told_at);
            NEW.told_at := NEW.notified_at;
          ELSIF NEW.told_at IS DISTINCT FROM OLD.told_at THEN
            NEW.notified_at := NEW.told_at;
          ELSE
            NEW.told_at := NEW.notified_at;
          END IF;
          RETURN NEW;
        END
      $$;
      CREATE TRIGGER requests_copy_notified_at BEFORE INSERT OR UPDATE ON requests
        FOR EACH ROW EXECUTE FUNCTION requests_copy_notified_at();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER requests_copy_notified_at ON requests;
      DROP FUNCTION requests_copy_notified_at;
      DROP INDEX requests_notified_alone, requests_not_notified;
      ALTER TABLE requests DROP COLUMN notified_at;
    `);
  }
}
