-- The address that an account had when it was folded into another of the same person (decisions/0085): what is kept under it
-- goes when the kept account is erased. Those folded before are found in the log.
ALTER TABLE customer ADD COLUMN merged_email citext;
UPDATE customer SET merged_email = noted.email
FROM (
  SELECT (details #>> '{before,of}')::integer AS id, details #>> '{before,email}' AS email
  FROM audit_entry WHERE event = 'accounts-merged'
) AS noted
WHERE customer.id = noted.id AND noted.email IS NOT NULL
  AND EXISTS (SELECT FROM customer kept WHERE kept.id = customer.merged_into AND kept.erased_at IS NULL);
