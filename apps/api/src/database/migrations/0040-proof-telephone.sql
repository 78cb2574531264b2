-- What was typed at the registration and belongs to the address that only a proof gives.
ALTER TABLE company_proof ADD COLUMN telephone text;
