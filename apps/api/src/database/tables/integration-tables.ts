import type { Generated } from 'kysely';
import type { Exact, Json, Timestamp } from './column-types.ts';

export type IntegrationTables = {
  integration_key: IntegrationKeyTable;
  integration_answer: IntegrationAnswerTable;
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
  export_cursor: { kind: string; position: Exact; noted_at: Timestamp; noted_by: string };
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

type WebhookTable = {
  id: Generated<number>;
  name: string;
  url: string;
  types: string[] | null;
  secret: Buffer;
  old_secret: Buffer | null;
  old_until: Timestamp | null;
  position: Exact;
  created_at: Timestamp;
  disabled_at: Timestamp | null;
  disabled_for: string | null;
};

type WebhookDeliveryTable = {
  id: Generated<string>;
  webhook_id: number;
  position: Exact;
  event_id: string;
  type: string;
  replay: Generated<number>;
  created_at: Timestamp;
  next_try_at: Timestamp;
  tries: Generated<number>;
  delivered_at: Timestamp | null;
  failed_at: Timestamp | null;
  last_status: number | null;
  last_error: string | null;
};
