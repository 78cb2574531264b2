-- What the store writes for its customers: quotations, invoices, credit notes.

CREATE TABLE quotation (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number text NOT NULL UNIQUE,
  -- a company's; of a private customer only the customer stands there
  company_id integer REFERENCES company (id) ON DELETE SET NULL,
  customer_id integer REFERENCES customer (id) ON DELETE SET NULL,
  label text,
  seller text,
  -- As last written: that the last day has passed is seen when it is read.
  status text NOT NULL CHECK (status IN ('EN_COURS', 'A_VALIDER', 'ACCEPTE', 'REFUSE', 'EXPIRE')),
  -- French days; the last one included
  created_on date NOT NULL,
  valid_until date NOT NULL CHECK (valid_until >= created_on),
  total_ht_cents bigint NOT NULL CHECK (total_ht_cents >= 0),
  tax_cents bigint NOT NULL CHECK (tax_cents >= 0),
  total_ttc_cents bigint NOT NULL CHECK (total_ttc_cents = total_ht_cents + tax_cents),
  -- the order that accepted it
  order_number text UNIQUE CHECK (order_number IS NULL OR status = 'ACCEPTE'),
  -- why it was declined
  reason text CHECK (length(reason) <= 250),
  -- who accepted or declined it
  decided_by integer REFERENCES customer (id) ON DELETE SET NULL,
  decided_at timestamptz
);
CREATE INDEX quotation_of_company ON quotation (company_id, created_on DESC);
CREATE INDEX quotation_of_customer ON quotation (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX quotation_decided_by ON quotation (decided_by) WHERE decided_by IS NOT NULL;

CREATE TABLE quotation_line (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  quotation_id integer NOT NULL REFERENCES quotation (id) ON DELETE CASCADE,
  position smallint NOT NULL,
  -- No foreign key: a quotation outlives what it offered.
  article_sku text NOT NULL,
  parent_sku text NOT NULL,
  name text NOT NULL,
  conditioning text,
  -- or model, or size
  color text,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 99999),
  unit_ht_cents bigint NOT NULL CHECK (unit_ht_cents >= 0),
  row_ht_cents bigint NOT NULL CHECK (row_ht_cents = unit_ht_cents * quantity),
  -- hundredths of a percent
  tax_rate smallint NOT NULL,
  UNIQUE (quotation_id, position)
);

-- A cart's line at the price of a quotation stands beside a line of the same article at today's price.
ALTER TABLE cart_line ADD COLUMN quotation_line_id integer REFERENCES quotation_line (id) ON DELETE CASCADE;
ALTER TABLE cart_line DROP CONSTRAINT cart_line_cart_id_article_sku_pricing_unit_tint_key_key;
CREATE UNIQUE INDEX one_line_an_article
  ON cart_line (cart_id, article_sku, pricing_unit, tint_key, coalesce(quotation_line_id, 0));
CREATE INDEX cart_line_quotation ON cart_line (quotation_line_id) WHERE quotation_line_id IS NOT NULL;

CREATE TABLE invoice (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL CHECK (type IN ('FACTURE', 'AVOIR')),
  number text NOT NULL,
  company_id integer REFERENCES company (id) ON DELETE SET NULL,
  customer_id integer REFERENCES customer (id) ON DELETE SET NULL,
  -- the order it is for; once invoiced, an order is no longer counted as under way
  order_number text,
  -- of a credit note: the invoice it corrects, and why
  corrected_number text,
  reason text,
  issued_on date NOT NULL,
  due_on date,
  -- a credit note's amounts are below zero
  total_ht_cents bigint NOT NULL,
  tax_cents bigint NOT NULL,
  total_ttc_cents bigint NOT NULL CHECK (total_ttc_cents = total_ht_cents + tax_cents),
  -- what is left to pay, or of a credit note to use
  balance_ttc_cents bigint NOT NULL,
  -- { name, street, postcode, city, siret, vat_number, client_code }, as they were that day
  billing jsonb NOT NULL,
  UNIQUE (type, number),
  CHECK ((type = 'AVOIR') = (due_on IS NULL)),
  CHECK (type = 'AVOIR' OR balance_ttc_cents BETWEEN 0 AND total_ttc_cents),
  CHECK (type = 'FACTURE' OR balance_ttc_cents BETWEEN total_ttc_cents AND 0)
);
CREATE INDEX invoice_of_company ON invoice (company_id, issued_on DESC);
CREATE INDEX invoice_of_customer ON invoice (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX invoice_open ON invoice (company_id) WHERE balance_ttc_cents <> 0;
CREATE INDEX invoice_of_order ON invoice (order_number) WHERE order_number IS NOT NULL;

CREATE TABLE invoice_line (
  invoice_id integer NOT NULL REFERENCES invoice (id) ON DELETE CASCADE,
  position smallint NOT NULL,
  article_sku text NOT NULL,
  name text NOT NULL,
  conditioning text,
  color text,
  quantity integer NOT NULL CHECK (quantity > 0),
  unit_ht_cents bigint NOT NULL CHECK (unit_ht_cents >= 0),
  row_ht_cents bigint NOT NULL CHECK (row_ht_cents = unit_ht_cents * quantity),
  tax_rate smallint NOT NULL,
  PRIMARY KEY (invoice_id, position)
);
