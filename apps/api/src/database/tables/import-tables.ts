import type { Generated } from 'kysely';
import type { Exact, Json, Timestamp } from './column-types.ts';

export type ImportTables = {
  import_run: ImportRunTable;
  import_upload: ImportUploadTable;
  import_image: {
    image: string;
    table_name: string;
    key: string;
    before: Json | null;
    after_mark: string | null;
  };
  import_upload_piece: { upload_id: string; of_rejects: boolean; nth: number; bytes: Buffer };
};

type ImportUploadTable = {
  id: string;
  kind: string;
  file_name: string;
  format: 'csv' | 'jsonl' | 'zip';
  options: Json;
  given_by: string;
  client_address: string;
  request_id: string;
  received_at: Timestamp;
  state: 'receiving' | 'waiting' | 'running' | 'done' | 'failed';
  sha256: string | null;
  bytes: Exact | null;
  tries: Generated<number>;
  step: 'read' | 'write' | null;
  step_done: number | null;
  step_total: number | null;
  started_at: Timestamp | null;
  ended_at: Timestamp | null;
  outcome: Json | null;
  error: string | null;
  staff_id: number | null;
};

type ImportRunTable = {
  id: Generated<number>;
  at: Timestamp;
  kind: string;
  file_name: string;
  sha256: string;
  given_by: string;
  is_full: boolean;
  outcome: 'written' | 'refused' | 'held';
  lines: number;
  added: number;
  changed: number;
  removed: number;
  refused: number;
  image: string | null;
  taken_back_at: Timestamp | null;
  taken_back_by: string | null;
};
