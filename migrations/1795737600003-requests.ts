import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = `
  -- Mails that gather floods of requests.
  CREATE TABLE digests (
    id uuid PRIMARY KEY,
    kind text NOT NULL,
    closed_at timestamptz
  );
  CREATE UNIQUE INDEX digests_open ON digests (kind) WHERE closed_at IS NULL;

  -- The number that visitors and staff name a request by: eight digits, so that it can be said on the telephone.
  -- The multiplication keeps them unique, as the factor has no divisor in common with 10^8, and hides how many
  -- requests there are.
  CREATE SEQUENCE request_number;
  CREATE FUNCTION next_request_reference() RETURNS text LANGUAGE sql AS $$
    SELECT lpad(((nextval('request_number') * 61803399 + 27182818) % 100000000)::text, 8, '0')
  $$;

  CREATE TABLE requests (
    id uuid PRIMARY KEY,
    fingerprint text NOT NULL UNIQUE,
    reference text NOT NULL UNIQUE DEFAULT next_request_reference(),
    kind text NOT NULL,
    language text NOT NULL,
    notice_version text NOT NULL,
    suspicious boolean NOT NULL,
    -- A test request of an operator.
    probe boolean NOT NULL DEFAULT false,
    received_at timestamptz NOT NULL,

    name text NOT NULL,
    email text NOT NULL,
    country text NOT NULL,
    phone text NOT NULL,
    institution text NOT NULL DEFAULT '',
    department text NOT NULL DEFAULT '',
    city text NOT NULL DEFAULT '',
    -- Where a printed catalogue is to be sent.
    address text NOT NULL DEFAULT '',
    tax_number text NOT NULL DEFAULT '',
    tender_number text NOT NULL DEFAULT '',
    wanted_date text NOT NULL DEFAULT '',
    -- What needs service.
    device text NOT NULL DEFAULT '',
    serial_number text NOT NULL DEFAULT '',
    message text NOT NULL,
    products jsonb NOT NULL,
    -- Lines of a pasted order that name no product.
    order_lines text NOT NULL DEFAULT '',
    attachments jsonb NOT NULL DEFAULT '[]',

    digest_id uuid REFERENCES digests,
    notified_at timestamptz,
    -- When the mail was written to a file, which notifies nobody.
    filed_at timestamptz,
    confirmed_at timestamptz,
    confirmation_declined text CHECK (confirmation_declined IN ('limit', 'address'))
  );
  CREATE INDEX requests_received ON requests (received_at, id);
  CREATE INDEX requests_email ON requests (lower(email COLLATE "C"));
  CREATE INDEX requests_attachments ON requests USING gin (attachments jsonb_path_ops) WHERE attachments <> '[]';
  CREATE INDEX requests_notified_alone ON requests (kind, notified_at) WHERE digest_id IS NULL;
  CREATE INDEX requests_filed_alone ON requests (kind, filed_at) WHERE digest_id IS NULL AND filed_at IS NOT NULL;
  CREATE INDEX requests_confirmed ON requests (confirmed_at) WHERE confirmed_at IS NOT NULL;
  -- Requests that wait for a mail of their own, of which a flood leaves very many, in the order in which digests
  -- take them.
  CREATE INDEX requests_waiting ON requests (kind, received_at, id)
    WHERE digest_id IS NULL AND notified_at IS NULL AND NOT suspicious;
  CREATE INDEX requests_of_digest ON requests (digest_id, received_at, id) WHERE notified_at IS NULL;

  -- Lost in a crash, which costs nothing: it counts some minutes.
  CREATE UNLOGGED TABLE form_counters (
    client text PRIMARY KEY,
    forms integer NOT NULL,
    ends_at timestamptz NOT NULL
  );
  CREATE TABLE confirmation_counters (
    key text PRIMARY KEY,
    confirmations integer NOT NULL,
    ends_at timestamptz NOT NULL
  );

  -- Makes the clients of form_counters unreadable to whoever gets hold of that table alone.
  CREATE TABLE form_secret (
    id smallint PRIMARY KEY CHECK (id = 1),
    secret uuid NOT NULL
  );
  INSERT INTO form_secret VALUES (1, gen_random_uuid());
  -- Signs the links to files of visitors.
  CREATE TABLE attachment_secret (
    id smallint PRIMARY KEY CHECK (id = 1),
    secret text NOT NULL
  );
  INSERT INTO attachment_secret VALUES (1, gen_random_uuid()::text || gen_random_uuid()::text);

  -- Names no visitor.
  CREATE TABLE administration_log (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    operator text NOT NULL,
    action text NOT NULL CHECK (action IN ('export', 'erase', 'resend')),
    requests integer NOT NULL,
    selection jsonb NOT NULL
  );
`;

/** Requests of visitors and the mails about them, counts that limit both, and the log of what administrators did. */
export class Requests1795737600003 implements MigrationInterface {
  readonly name = 'Requests1795737600003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE administration_log, attachment_secret, form_secret, confirmation_counters, form_counters, requests,
        digests;
      DROP FUNCTION next_request_reference;
      DROP SEQUENCE request_number;
    `);
  }
}
