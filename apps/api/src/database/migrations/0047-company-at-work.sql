-- Requests for approval that stand apart from the cart, and their history; sub-accounts that are suspended, have a
-- month's budget or decide in the head's place; addresses and favourites lists a company's people share.

-- Set apart: the customer has another cart meanwhile.
ALTER TABLE cart ADD COLUMN is_apart boolean NOT NULL DEFAULT false;
DROP INDEX one_cart_per_customer;
CREATE UNIQUE INDEX one_cart_per_customer ON cart (customer_id) WHERE state <> 'closed' AND NOT is_apart;
CREATE INDEX cart_apart ON cart (customer_id) WHERE is_apart AND state <> 'closed';

ALTER TABLE approval_request
  -- grows with every change by whoever asked: what was not seen is not decided
  ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  ADD COLUMN reminded_at timestamptz;
CREATE INDEX approval_request_decided ON approval_request (company_id, decided_at DESC) WHERE decided_at IS NOT NULL;

-- What happened to a request, in its order.
CREATE TABLE approval_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_id integer NOT NULL REFERENCES approval_request (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  -- No foreign key: who did it may be erased, what was done stays.
  actor_id integer,
  kind text NOT NULL
    CHECK (kind IN ('requested', 'reminded', 'changed', 'approved', 'rejected', 'withdrawn', 'ordered')),
  words text CHECK (length(words) <= 250),
  -- line by line: [{ name, from, to }]
  changes jsonb NOT NULL DEFAULT '[]'
);
CREATE INDEX approval_event_request ON approval_event (request_id, id);
CREATE INDEX approval_event_actor ON approval_event (actor_id);
INSERT INTO approval_event (request_id, at, actor_id, kind, words)
  SELECT id, requested_at, customer_id, 'requested', comment FROM approval_request ORDER BY id;
INSERT INTO approval_event (request_id, at, actor_id, kind, words)
  SELECT id, decided_at, decided_by, status, reason FROM approval_request WHERE decided_at IS NOT NULL ORDER BY id;

-- Read and put away by whom it was for.
ALTER TABLE approval_message ADD COLUMN dismissed_at timestamptz;

ALTER TABLE customer
  -- closed for a while by the head of the company: is_active is false meanwhile
  ADD COLUMN suspended_at timestamptz,
  -- what a sub-account may order alone in a French month, before tax; none: no limit beyond the ceiling of each order
  ADD COLUMN monthly_budget_cents bigint CHECK (monthly_budget_cents >= 0),
  -- decides on requests beside the head of the company, within these French days where there are any
  ADD COLUMN approves_orders boolean NOT NULL DEFAULT false,
  ADD COLUMN approves_from date,
  ADD COLUMN approves_until date,
  ADD CONSTRAINT suspended_is_inactive CHECK (suspended_at IS NULL OR NOT is_active),
  ADD CONSTRAINT approves_within_days CHECK (approves_from IS NULL OR approves_until IS NULL OR approves_from <= approves_until);
CREATE INDEX customer_approves ON customer (company_id) WHERE approves_orders;

-- The company's people may have goods delivered there; the rest of its head's book is the head's own.
ALTER TABLE customer_address ADD COLUMN is_shared boolean NOT NULL DEFAULT false;
UPDATE customer_address SET is_shared = true
  FROM customer
  WHERE customer.id = customer_address.customer_id AND customer.role = 'Dirigeant'
    AND btrim(coalesce(customer_address.company, '')) <> '';
