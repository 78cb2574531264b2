-- The page of an import asks for the lines that its upload's report refused.
CREATE INDEX import_upload_by_run ON import_upload (((outcome ->> 'import_id')::integer));
