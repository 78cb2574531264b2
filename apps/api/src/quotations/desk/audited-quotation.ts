import { recordAudit } from '../../audit/audit.ts';
import type { ChangeEvent } from '../../audit/change-events.ts';
import type { Database } from '../../database/tables.ts';
import type { QuotationDeskContext } from '../quotations-context.ts';
import { lockById } from './desk-quotation-store.ts';
import type { DeskQuotation } from './desk-quotation-store.ts';

/** The change as it was made: what was there, and what is there now. */
export async function auditChange(
  db: Database,
  context: QuotationDeskContext,
  event: ChangeEvent,
  before: DeskQuotation,
): Promise<void> {
  const after = await lockById(db, before.id);
  const details = { number: before.number, before: told(before), after: after ? told(after) : null };
  await recordAudit(db, context, { event, customerId: before.customerId, details });
}

/** What a reader of the log wants to compare. */
export function told({ label, validUntil, status, totalHt, lines }: DeskQuotation) {
  const written = lines.map(({ articleSku, name, quantity, unitHt }) => ({
    reference: articleSku,
    name,
    quantity,
    unit_ht_cents: unitHt,
  }));
  return { label, valid_until: validUntil, status, total_ht_cents: totalHt, lines: written };
}
