import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests that wait for a mail of their own, of which a flood leaves very many, in the order in which digests take them. */
export class WaitingRequests1769000000000 implements MigrationInterface {
  readonly name = 'WaitingRequests1769000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX requests_waiting ON requests (kind, received_at, id)
        WHERE digest_id IS NULL AND notified_at IS NULL AND NOT suspicious;
      CREATE INDEX requests_of_digest ON requests (digest_id, received_at, id) WHERE notified_at IS NULL;
      DROP INDEX requests_not_notified;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX requests_not_notified ON requests (digest_id) WHERE notified_at IS NULL;
      DROP INDEX requests_of_digest, requests_waiting;
    `);
  }
}
