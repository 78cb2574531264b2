// An order whose customer takes another article for packs that were not found: the line and the sums say what is true
// from then on, so that everything that reads orders does.
import { exchangePacks, lineSums } from '@nuancier/domain/orders/substitutes/substitute.ts';
import type { SubstitutedLine } from '@nuancier/domain/orders/substitutes/substitute.ts';
import type { DatabaseTransaction } from '../database/tables.ts';
import { Refusal } from '../refusals/refusal.ts';
import { putOnShelf } from '../stock/stock.ts';
import { rewriteLine, shrinkLine, writeSums } from './records/exchange-store.ts';
import type { Order, OrderLine, OrderLineDraft } from './records/order-record.ts';
import { appendLine } from './records/placed-orders-store.ts';

export type Exchanged = {
  article: Pick<
    OrderLineDraft,
    'articleSku' | 'parentSku' | 'name' | 'conditioning' | 'color' | 'pricingUnit' | 'taxRate'
  >;
  packs: number;
  unitHt: number;
  /** of one pack, against the article ordered */
  ecoChangeHt: number;
  /** the shelf it is taken from, all of it */
  stockPlace: string;
  /** names this exchange among the movements of stock, and no other */
  reference: string;
  now: Date;
};

export function substitutedLine(line: OrderLine): SubstitutedLine {
  return { ...line, isTinted: line.tint !== null, isWithheld: line.withheld };
}

/** An order whose sums come from elsewhere and are not those of its lines is nobody's to reckon anew. */
export function refuseOddSums({ lines, sums }: Order): void {
  const { totalTtc, goodsHt } = lineSums(lines, sums.shippingHt);
  if (totalTtc !== sums.totalTtc || goodsHt !== sums.goodsHt) throw new Refusal('SUBSTITUTE_ODD_SUMS');
}

/** The order must be locked, and the substitute taken from stock. Answers by how much the order costs less, with tax. */
export async function exchangeLine(
  db: DatabaseTransaction,
  order: Order,
  line: OrderLine,
  { article, packs, unitHt, ecoChangeHt, stockPlace, reference, now }: Exchanged,
): Promise<number> {
  refuseOddSums(order);
  const { kept, moved, backOnShelf } = exchangePacks(substitutedLine(line), { packs, unitHt });
  const taken: OrderLineDraft = {
    ...article,
    ...moved,
    tint: null,
    made: null,
    tintHt: null,
    fromStock: packs,
    stockPlace,
    delivery: line.delivery ?? null,
  };
  const rest = { ...line, ...kept };
  // What was cancelled of a line is told with the article it was ordered of: the line stays, with nothing left of it.
  const isGone = kept.quantity === 0 && line.cancelled === 0;
  if (isGone) await rewriteLine(db, line.id, taken);
  else {
    await shrinkLine(db, line.id, rest);
    await appendLine(db, order, taken);
  }
  if (backOnShelf > 0)
    await putOnShelf(db, {
      reference,
      packs: [{ place: line.stockPlace ?? order.shopCode, sku: line.articleSku, packs: backOnShelf }],
      now,
    });
  const others = order.lines.filter(({ id }) => id !== line.id);
  const lines = [...others, ...(isGone ? [] : [rest]), taken];
  const sums = lineSums(lines, order.sums.shippingHt);
  const ecoHt = Math.min(Math.max(0, order.sums.ecoHt + ecoChangeHt * packs), sums.goodsHt);
  await writeSums(db, order.id, { ...sums, ecoHt });
  return order.sums.totalTtc - sums.totalTtc;
}
