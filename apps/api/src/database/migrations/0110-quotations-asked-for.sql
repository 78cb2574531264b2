-- Quotations that customers ask for from their carts. The lines of one are its writer's from then on: what was asked
-- for stays beside them, and is what its customer reads until the answer is sent.
ALTER TABLE quotation
  ADD COLUMN asked_at timestamptz,
  -- what the customer wrote, and when it would like to have the goods
  ADD COLUMN asked_message text,
  ADD COLUMN wished_on date,
  -- [{ articleSku, parentSku, name, conditioning, color, tint, quantity, isFree }]
  ADD COLUMN asked_lines jsonb,
  ADD CHECK (asked_at IS NULL OR (is_own AND NOT is_draft)),
  ADD CHECK ((asked_at IS NULL) = (asked_lines IS NULL));
CREATE INDEX quotation_asked ON quotation (created_on DESC, id DESC) WHERE status = 'EN_COURS' AND NOT is_draft;
