import type {
  ApprovalEvent,
  ApprovalRecord as RecordShape,
  OrderWaitingForApprovalChange,
} from '@nuancier/contract/api-types.ts';
import { remindFrom } from '@nuancier/domain/approvals/approval-state.ts';
import type { LineChange } from '@nuancier/domain/approvals/approved-lines.ts';
import type { ApprovalEventRecord } from '../records/approval-events-store.ts';
import type { ApprovalRecord } from '../records/approval-record.ts';

export function recordView(
  record: ApprovalRecord,
  { history, showsPrices, now }: { history: readonly ApprovalEventRecord[]; showsPrices: boolean; now: Date },
): RecordShape {
  const waits = record.status === 'waiting_for_approval';
  return {
    id: record.number,
    status: record.status,
    created_at: record.requestedAt.toISOString(),
    customer_name: record.customerName,
    comment: record.comment,
    total_quantity: record.packs,
    total_excluding_tax: showsPrices ? { value: record.totalHt / 100, currency: 'EUR' } : null,
    order_number: record.orderNumber,
    remind_from: waits ? remindFrom(record).toISOString() : null,
    may_remind: waits && remindFrom(record) <= now,
    history: history.map(eventView),
  };
}

export function eventView({ at, kind, by, words, changes }: ApprovalEventRecord): ApprovalEvent {
  return { at: at.toISOString(), kind, by, words, changes: changes.map(changeView) };
}

export function changeView({ name, from, to }: LineChange): OrderWaitingForApprovalChange {
  return { name, quantity_asked: from, quantity: to };
}
