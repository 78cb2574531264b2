-- Whoever of the staff ordered for a customer did so under a representative's name: who it was is kept beside.
ALTER TABLE orders ADD COLUMN placed_by_staff_id integer REFERENCES staff ON DELETE SET NULL;
