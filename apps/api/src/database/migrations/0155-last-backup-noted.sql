-- Backups of a shop from before the last one was noted stand in its log alone: without a note it would be told that it
-- has none, and somebody be woken. What it shows is not in the log, but the name says when it was begun, a little before.
-- A drill's was thrown away with its folder, whose name the drill gives.
INSERT INTO operator_note (name, value, written_at)
SELECT 'backup',
  jsonb_build_object('backup', details ->> 'backup', 'place', details ->> 'place',
    'takenAt', left(details ->> 'backup', 16)::timestamptz),
  at
FROM audit_entry
WHERE event = 'backup-made' AND details ->> 'backup' ~ '^\d{8}T\d{6}Z-'
  AND details ->> 'place' NOT LIKE '%/essai-de-sauvegarde-%'
ORDER BY id DESC LIMIT 1
ON CONFLICT (name) DO NOTHING;
