-- A request for a quotation that came to nothing before it was answered: its customer has withdrawn it, or the store has
-- declined it and said why (`reason`).
ALTER TABLE quotation
  ADD COLUMN request_end text CHECK (request_end IN ('withdrawn', 'declined')),
  ADD CHECK (request_end IS NULL OR (asked_at IS NOT NULL AND sent_at IS NULL AND status = 'REFUSE'));
