import type { ApprovalRow } from '@nuancier/api/approvals/records/approvals-import-rows.ts';
import { MESSAGE_TYPES } from '@nuancier/domain/approvals/approval-state.ts';
import type { DemoSize } from '../../catalogue/generate-catalogue.ts';
import { skuAtSize } from '../../catalogue/sku-at-size.ts';
import customers from '../../data/accounts/customers.json' with { type: 'json' };
import requests from '../../data/accounts/orders-to-approve.json' with { type: 'json' };
import { addDays, daysFromBase } from '../../shift-dates.ts';

export function approvalRows(size: DemoSize, today: Date): ApprovalRow[] {
  const days = daysFromBase(today);
  return requests.map((request) => ({
    email: emailOf(request.customer),
    outcome: outcomeOf(request.outcome),
    requested_at: `${addDays(request.created_at, days)}T09:00:00Z`,
    comment: request.comment,
    reason: ('reason' in request ? request.reason : undefined) ?? null,
    lines: request.lines.map((line) => ({
      sku: skuAtSize(line.sku, size),
      quantity: line.quantity,
      asked: ('asked' in line ? line.asked : undefined) ?? null,
    })),
  }));
}

function emailOf(id: string): string {
  const found = customers.find((customer) => customer.id === id);
  if (found === undefined) throw new Error(`The demo's requests name an unknown customer « ${id} »`);
  return found.email;
}

function outcomeOf(outcome: string): ApprovalRow['outcome'] {
  const known = MESSAGE_TYPES.find((type) => type === outcome);
  if (known === undefined) throw new Error(`The demo names an unknown outcome « ${outcome} »`);
  return known;
}
