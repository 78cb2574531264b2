-- Money given back on a card payment, whole or in part: asked of the bank, given by it, or refused.
CREATE TABLE payment_refund (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payment (id) ON DELETE CASCADE,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  state text NOT NULL CHECK (state IN ('asked', 'given', 'refused')),
  -- the bank's own id of it: told of twice, it is one
  bank_id text,
  -- of the staff, or the bank where its back office did it
  author text NOT NULL,
  asked_at timestamptz NOT NULL,
  settled_at timestamptz,
  CHECK ((state = 'given') = (bank_id IS NOT NULL))
);
CREATE UNIQUE INDEX payment_refund_told ON payment_refund (payment_id, bank_id);
-- One at a time: the next is reckoned from what was given back.
CREATE UNIQUE INDEX payment_refund_open ON payment_refund (payment_id) WHERE state = 'asked';

ALTER TABLE demo_bank_payment ADD COLUMN back_cents bigint NOT NULL DEFAULT 0;
