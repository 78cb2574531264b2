-- Whoever of the staff enters a customer's shop does so under a representative's name; who it was is known all the same,
-- and the visit ends with their right to it.
ALTER TABLE connect_as_token ADD COLUMN staff_id integer REFERENCES staff ON DELETE CASCADE;
ALTER TABLE customer_session ADD COLUMN staff_id integer REFERENCES staff ON DELETE CASCADE;
CREATE INDEX connect_as_token_staff ON connect_as_token (staff_id) WHERE staff_id IS NOT NULL;
CREATE INDEX customer_session_staff ON customer_session (staff_id) WHERE staff_id IS NOT NULL;
