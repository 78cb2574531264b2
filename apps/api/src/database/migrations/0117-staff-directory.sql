-- People of the staff may enter by the merchant's directory. Who of it somebody is, is known by issuer and subject:
-- addresses change hands, these do not.
ALTER TABLE staff
  ADD COLUMN directory_issuer text,
  ADD COLUMN directory_subject text,
  ADD CHECK ((directory_issuer IS NULL) = (directory_subject IS NULL));
CREATE UNIQUE INDEX staff_directory ON staff (directory_issuer, directory_subject);

-- What a browser left for the directory with: it comes back to the same one, once, within minutes.
CREATE TABLE staff_departure (
  state_hash bytea PRIMARY KEY,
  device_hash bytea NOT NULL,
  nonce text NOT NULL,
  verifier text NOT NULL,
  -- the page that was asked for
  back text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX staff_departure_expires ON staff_departure (expires_at);
