-- Quotations as the people of the shop write them: drafts, versions, lines that stand for no article, and what became of
-- them. Those of the merchant's own systems stay as they came.
ALTER TABLE quotation
  -- by the staff, or asked for by a customer: such a one may be changed here
  ADD COLUMN is_own boolean NOT NULL DEFAULT false,
  -- its customer does not see it yet
  ADD COLUMN is_draft boolean NOT NULL DEFAULT false,
  -- goes up with every change: who changes it names the one that was read
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  ADD COLUMN version smallint NOT NULL DEFAULT 1,
  -- the version before; it is closed when this one is sent
  ADD COLUMN replaces_id integer REFERENCES quotation (id) ON DELETE SET NULL,
  ADD COLUMN written_by integer REFERENCES staff (id) ON DELETE SET NULL,
  ADD COLUMN changed_by text,
  ADD COLUMN changed_at timestamptz,
  ADD COLUMN sent_at timestamptz,
  -- when its customer opened it for the first time
  ADD COLUMN seen_at timestamptz,
  ADD CHECK (NOT is_draft OR (is_own AND status = 'EN_COURS'));
CREATE UNIQUE INDEX quotation_replaced ON quotation (replaces_id) WHERE replaces_id IS NOT NULL;
CREATE INDEX quotation_written_by ON quotation (written_by) WHERE written_by IS NOT NULL;
CREATE INDEX quotation_newest ON quotation (created_on DESC, id DESC);

ALTER TABLE quotation_line
  -- of what is no article: `conditioning` is then the unit it is counted in
  ADD COLUMN is_free boolean NOT NULL DEFAULT false,
  -- what the customer pays without the quotation, when the line was written
  ADD COLUMN customer_ht_cents bigint CHECK (customer_ht_cents >= 0);

CREATE TABLE quotation_counter (
  year integer PRIMARY KEY,
  last_nth integer NOT NULL
);
