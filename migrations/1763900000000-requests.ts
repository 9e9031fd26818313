import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests of visitors, the mails that gather floods of them, and the count of forms by client. */
export class Requests1763900000000 implements MigrationInterface {
  readonly name = 'Requests1763900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE digests (
        id uuid PRIMARY KEY,
        kind text NOT NULL,
        closed_at timestamptz
      );
      CREATE UNIQUE INDEX digests_open ON digests (kind) WHERE closed_at IS NULL;
      CREATE TABLE requests (
        id uuid PRIMARY KEY,
        fingerprint text NOT NULL UNIQUE,
        kind text NOT NULL,
        name text NOT NULL,
        email text NOT NULL,
        country text NOT NULL,
        phone text NOT NULL,
        message text NOT NULL,
        products jsonb NOT NULL,
        language text NOT NULL,
        notice_version text NOT NULL,
        suspicious boolean NOT NULL,
        received_at timestamptz NOT NULL,
        told_at timestamptz,
        digest_id uuid REFERENCES digests
      );
      CREATE INDEX requests_received ON requests (received_at, id);
      CREATE INDEX requests_email ON requests (lower(email COLLATE "C"));
      CREATE INDEX requests_told_alone ON requests (kind, told_at) WHERE digest_id IS NULL;
      CREATE INDEX requests_untold ON requests (digest_id) WHERE told_at IS NULL;
      -- Lost in a crash, which costs nothing: it counts some minutes.
      CREATE UNLOGGED TABLE form_counters (
        client text PRIMARY KEY,
        forms integer NOT NULL,
        ends_at timestamptz NOT NULL
      );
      -- Makes the clients of form_counters unreadable to whoever gets hold of that table alone.
      CREATE TABLE form_secret (
        id smallint PRIMARY KEY CHECK (id = 1),
        secret uuid NOT NULL
      );
      INSERT INTO form_secret VALUES (1, gen_random_uuid());
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE requests, digests, form_counters, form_secret');
  }
}
