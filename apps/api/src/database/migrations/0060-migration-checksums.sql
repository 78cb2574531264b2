-- What SHA-256 makes of each migration as it was applied: a file that was changed since is refused, because two shops
-- would no longer have the same tables under the same name.
CREATE TABLE migration_checksum (
  name text PRIMARY KEY,
  sha256 text NOT NULL,
  noted_at timestamptz NOT NULL DEFAULT now()
);
