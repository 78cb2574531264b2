// The tables of approvals, and of the prices they hold.
import type {
  ApprovalEventKind,
  ApprovalStatus,
  MessageLevel,
  MessageType,
} from '@nuancier/domain/approvals/approval-state.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Exact } from './column-types.ts';

export type ApprovalTables = {
  approval_request: ApprovalRequestTable;
  approval_line: ApprovalLineTable;
  approval_message: ApprovalMessageTable;
  approval_event: ApprovalEventTable;
  cart_approved_price: CartApprovedPriceTable;
};

type ApprovalRequestTable = {
  id: Generated<number>;
  number: string;
  cart_id: string;
  customer_id: number;
  company_id: number;
  status: Generated<ApprovalStatus>;
  comment: string | null;
  reason: string | null;
  total_ht_cents: Exact;
  packs: number;
  requested_at: Date;
  decided_at: Date | null;
  decided_by: number | null;
  order_number: string | null;
  version: Generated<number>;
  reminded_at: Date | null;
};

type ApprovalLineTable = {
  request_id: number;
  line_key: string;
  name: string;
  asked: number;
  granted: number | null;
};

type ApprovalMessageTable = {
  customer_id: number;
  request_id: number;
  message_type: MessageType;
  message_level: MessageLevel;
  created_at: Date;
  dismissed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

type ApprovalEventTable = {
  id: Generated<string>;
  request_id: number;
  at: Date;
  actor_id: number | null;
  kind: ApprovalEventKind;
  words: string | null;
  changes: ColumnType<unknown, string | undefined, string>;
};

type CartApprovedPriceTable = {
  line_uid: string;
  cart_id: string;
  quantity: number;
  unit_ht_cents: number;
  holds_until: Date;
};
