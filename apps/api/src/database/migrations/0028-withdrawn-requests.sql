-- A request for approval may be taken back by whoever made it.
ALTER TABLE approval_request DROP CONSTRAINT approval_request_status_check;
ALTER TABLE approval_request ADD CONSTRAINT approval_request_status_check
  CHECK (status IN ('waiting_for_approval', 'approved', 'rejected', 'withdrawn'));
