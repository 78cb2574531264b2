-- The people who run the shop. They are no customers: accounts, sessions and keys of their own.
CREATE TABLE staff (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email citext NOT NULL UNIQUE,
  firstname text NOT NULL,
  lastname text NOT NULL,
  role text NOT NULL CHECK (role IN (
    'proprietaire', 'responsable', 'preparateur', 'commercial', 'contenu', 'prix', 'comptabilite',
    'service_client', 'lecture_seule')),
  -- the sales representative whose portfolio is this person's
  representative_id integer REFERENCES customer (id) ON DELETE SET NULL,
  -- none until the invitation is accepted
  password_hash text,
  -- enciphered by a key of the shop's own; the pending one counts once a code of it was shown
  totp_secret bytea,
  totp_pending bytea,
  -- the step of the last code: each is good once
  totp_step bigint,
  -- of the demonstration: enters by a known code, and in production not at all
  is_demo boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  disabled_at timestamptz,
  CHECK (representative_id IS NULL OR role = 'commercial')
);
CREATE INDEX staff_representative ON staff (representative_id);

CREATE TABLE staff_store (
  staff_id integer NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  shop_code text NOT NULL REFERENCES shop (code) ON DELETE CASCADE,
  PRIMARY KEY (staff_id, shop_code)
);
CREATE INDEX staff_store_shop ON staff_store (shop_code);

-- Only what SHA-256 makes of a token is kept. Half-open until `proven_at`: the second factor is still owed.
CREATE TABLE staff_session (
  token_hash bytea PRIMARY KEY,
  staff_id integer NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  proven_at timestamptz,
  device_hash bytea,
  device_name text,
  -- the network it was opened from
  address text NOT NULL,
  ended_at timestamptz
);
CREATE INDEX staff_session_staff ON staff_session (staff_id);

CREATE TABLE staff_device (
  staff_id integer NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  device_hash bytea NOT NULL,
  name text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (staff_id, device_hash)
);

-- What a mail opens once: an invitation, or a new password. The newest of its kind alone.
CREATE TABLE staff_link (
  staff_id integer NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('invitation', 'password')),
  token_hash bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (staff_id, kind)
);

CREATE TABLE staff_passkey (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id integer NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX staff_passkey_staff ON staff_passkey (staff_id);

-- What a passkey is asked to sign: known here alone, taken once.
CREATE TABLE staff_challenge (
  challenge text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('registration', 'sign-in')),
  staff_id integer REFERENCES staff (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX staff_challenge_staff ON staff_challenge (staff_id);
CREATE INDEX staff_challenge_expires ON staff_challenge (expires_at);

-- Who of the staff did it. No foreign key: an entry outlives whom it speaks of.
ALTER TABLE audit_entry ADD COLUMN staff_id integer;
CREATE INDEX audit_entry_staff ON audit_entry (staff_id, id) WHERE staff_id IS NOT NULL;
