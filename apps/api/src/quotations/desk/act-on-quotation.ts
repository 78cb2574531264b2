// How the staff act on a quotation: within their reach, from the revision that was read, once for each idempotency key.
import type { ShopQuotation } from '@nuancier/contract/gestion-types.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import { staffReach } from '../../customers/customers.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { answeredBefore, refuseOddKey } from '../../request/answered-before.ts';
import { keepAnswer } from '../../request/idempotency-store.ts';
import { frenchMoment } from '../../text/french-words.ts';
import { shopQuotation } from './shop-quotation.ts';
import type { QuotationDeskContext } from '../quotations-context.ts';
import { changedSince } from './desk-copy.ts';
import { lockDeskQuotation } from './desk-quotation-store.ts';
import type { DeskQuotation } from './desk-quotation-store.ts';

type Asked = {
  operation: StaffOperation;
  number: string;
  /** the one that was read; null where any will do */
  revision: number | null;
  args?: unknown;
};

/** Answers the number to read afterwards. */
type Act = (db: DatabaseTransaction, quotation: DeskQuotation, staff: Staff) => Promise<string | void>;

export async function actOnQuotation(
  context: QuotationDeskContext,
  asked: Asked,
  act: Act,
): Promise<ShopQuotation> {
  const number = await context.db.transaction().execute((db) => actOnce(db, context, asked, act));
  return quotationAfter(context, number);
}

export async function actOnce(
  db: DatabaseTransaction,
  context: QuotationDeskContext,
  { operation, number, revision, args = null }: Asked,
  act: Act,
): Promise<string> {
  const { staff, reach } = entitled(context.staff, operation);
  return once(db, context, { staff, asked: [operation, number, args] }, async () => {
    const quotation = await lockDeskQuotation(db, await staffReach(db, reach), number.trim());
    if (quotation === undefined) throw new Refusal('UNKNOWN_QUOTATION');
    if (revision !== null && revision !== quotation.revision) throw changed(quotation);
    return (await act(db, quotation, staff)) ?? quotation.number;
  });
}

/** Repeated under the same key, what was answered the first time. */
export async function once(
  db: DatabaseTransaction,
  { idempotencyKey: key, now }: Pick<QuotationDeskContext, 'idempotencyKey' | 'now'>,
  { staff, asked }: { staff: Staff; asked: unknown },
  act: () => Promise<string>,
): Promise<string> {
  refuseOddKey(key);
  const actor = `staff ${staff.staffId}`;
  const before = key === undefined ? undefined : await answeredBefore(db, { actor, key, asked, now: now() });
  if (before !== undefined) return numberIn(before);
  const number = await act();
  if (key !== undefined) await keepAnswer(db, actor, key.toLowerCase(), { number });
  return number;
}

export async function quotationAfter(context: QuotationDeskContext, number: string): Promise<ShopQuotation> {
  const quotation = await shopQuotation(context, number);
  if (quotation === null) throw new Refusal('UNKNOWN_QUOTATION');
  return quotation;
}

function changed({ changedBy, changedAt }: DeskQuotation): Refusal {
  const words =
    changedBy === null || changedAt === null
      ? undefined
      : changedSince(changedBy, frenchMoment(changedAt.toISOString()));
  return new Refusal('QUOTATION_CHANGED', undefined, words);
}

function numberIn(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'number' in answer) return String(answer.number);
  throw new Error('An answer was kept that names no quotation');
}
