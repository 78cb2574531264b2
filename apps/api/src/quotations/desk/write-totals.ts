import { cents, isTooLarge } from '@nuancier/domain/money.ts';
import { documentTotals, taxRate } from '@nuancier/domain/tax.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { selectGoodsHt, updateQuotation } from './write-quotation-store.ts';
import type { DeskQuotation } from './desk-quotation-store.ts';

type Written = { label?: string | null; validUntil?: string; by: string; now: Date };

/** What it comes to with the lines as they now are; its revision goes up. */
export async function writeTotals(
  db: Database,
  quotation: DeskQuotation,
  { label = quotation.label, validUntil = quotation.validUntil, by, now }: Written,
): Promise<void> {
  const goodsHt = await selectGoodsHt(db, quotation.id);
  const { excluding, including } = documentTotals([{ excluding: cents(goodsHt), rate: taxRate('standard') }]);
  if (isTooLarge(including)) throw new Refusal('QUOTATION_TOO_LARGE');
  const sums = { totalHt: excluding, tax: including - excluding };
  await updateQuotation(db, quotation.id, { label, validUntil, ...sums, by, now });
}
