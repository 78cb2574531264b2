-- Somebody of the staff is in a customer's shop for as long as the session of the back office that they came from lives.
ALTER TABLE connect_as_token
  ADD COLUMN staff_session_hash bytea REFERENCES staff_session (token_hash) ON DELETE CASCADE;
ALTER TABLE customer_session
  ADD COLUMN staff_session_hash bytea REFERENCES staff_session (token_hash) ON DELETE CASCADE;
CREATE INDEX connect_as_token_staff_session ON connect_as_token (staff_session_hash)
  WHERE staff_session_hash IS NOT NULL;
CREATE INDEX customer_session_staff_session ON customer_session (staff_session_hash)
  WHERE staff_session_hash IS NOT NULL;
