-- A client code stands on every delivery note. Whoever links an account by it gets the company's prices; its papers,
-- its credit and the rights of its head wait for a second proof. Accounts of before are taken as proven.

-- where the company itself can be asked
ALTER TABLE company ADD COLUMN email citext;

ALTER TABLE customer ADD COLUMN is_proven boolean NOT NULL DEFAULT true;

-- One row per account that waits. Of the link only what SHA-256 makes of its key is kept; none was sent where the
-- company has no address on file.
CREATE TABLE company_proof (
  customer_id integer PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
  asked_at timestamptz NOT NULL,
  token_hash bytea UNIQUE,
  expires_at timestamptz
);
