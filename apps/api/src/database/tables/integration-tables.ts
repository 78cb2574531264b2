import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';

export type IntegrationTables = {
  integration_key: IntegrationKeyTable;
  integration_answer: IntegrationAnswerTable;
};

type IntegrationKeyTable = {
  id: Generated<number>;
  name: string;
  prefix: string;
  hash: Buffer;
  scopes: string[];
  created_at: Timestamp;
  expires_at: Timestamp;
  revoked_at: Timestamp | null;
  last_used_at: Timestamp | null;
  replaced_by: number | null;
};

type IntegrationAnswerTable = {
  key_id: number;
  idempotency_key: string;
  request_hash: Buffer;
  asked_at: Timestamp;
  status: number | null;
  answer: Json | null;
};
