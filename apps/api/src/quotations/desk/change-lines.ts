// The prices of lines as somebody writes them: from the customer's own, not below what the role may give.
import { floorPrice } from '@nuancier/domain/quotations/discount-limit.ts';
import { judgeFigures } from '@nuancier/domain/quotations/written-line.ts';
import { cents } from '@nuancier/domain/money.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { frenchMoney } from '../../text/french-words.ts';
import type { QuotationDeskContext } from '../quotations-context.ts';
import { customerPrices, readerOf } from './customer-prices.ts';
import { articleGone, belowFloor } from './desk-copy.ts';
import type { DeskLine, DeskQuotation } from './desk-quotation-store.ts';
import type { LineFigures } from './write-quotation-store.ts';

/** Below that price only somebody else may go. */
export function refuseBelowFloor(
  { name, customerHt, unitHt }: { name: string; customerHt: number; unitHt: number },
  { role }: Pick<Staff, 'role'>,
): void {
  const floor = floorPrice(cents(customerHt), role);
  if (unitHt < floor)
    throw new Refusal('QUOTATION_FLOOR', undefined, belowFloor(name, `${frenchMoney(floor)}\u00A0HT`));
}

export type WantedFigures = { line: DeskLine; quantity: number; unitHt: number | null };

/** Lines as they are wanted, priced for the quotation's customer today; those that stay as they are need no judging. */
export async function judgedLines(
  db: Database,
  context: Pick<QuotationDeskContext, 'index' | 'now'>,
  { customerId }: Pick<DeskQuotation, 'customerId'>,
  wanted: readonly WantedFigures[],
  staff: Pick<Staff, 'role'>,
): Promise<LineFigures[]> {
  for (const { quantity, unitHt } of wanted) {
    const figures = judgeFigures({ quantity, unitHt });
    if (!figures.ok) throw new Refusal(figures.refusal);
  }
  const articles = wanted.filter(({ line }) => !line.isFree);
  const reader = await readerOf(db, customerId, context.now());
  const asked = articles.map(({ line, quantity }) => ({ sku: line.articleSku, quantity, tint: line.tint }));
  const prices = await customerPrices(db, context, reader, asked);
  const priceOf = new Map(articles.map(({ line }, at) => [line.id, prices[at]]));
  return wanted.map(({ line, quantity, unitHt }) => {
    const price = priceOf.get(line.id);
    if (price === undefined)
      return { id: line.id, quantity, unitHt: unitHt ?? line.unitHt, customerHt: null, tintHt: null };
    if ('refusal' in price) throw new Refusal('QUOTATION_ARTICLE_GONE', undefined, articleGone(line.name));
    const { customerHt } = price;
    const written = unitHt ?? customerHt;
    refuseBelowFloor({ name: line.name, customerHt, unitHt: written }, staff);
    const tintHt = price.tintHt === null ? null : Math.min(price.tintHt, written);
    return { id: line.id, quantity, unitHt: written, customerHt, tintHt };
  });
}
