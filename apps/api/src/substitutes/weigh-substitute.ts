import { judgeSubstitute, missingPacks } from '@nuancier/domain/orders/substitutes/substitute.ts';
import type { DatabaseTransaction } from '../database/tables.ts';
import { refuseOddSums, substitutedLine } from '../orders/orders.ts';
import type { Order, OrderLine } from '../orders/orders.ts';
import { Refusal } from '../refusals/refusal.ts';
import { sealedFingerprint } from '../request/fingerprint.ts';
import type { stocksHeld } from '../stock/stock.ts';
import { pricedSubstitute } from './priced-substitute.ts';
import type { PricedSubstitute } from './priced-substitute.ts';
import { substituteShelf } from './substitute-shelf.ts';
import type { SubstitutesDeskContext } from './substitutes-context.ts';
import { selectSkuOf, selectSubstitutes } from './substitutes-store.ts';

export type Weighed = {
  line: OrderLine;
  priced: PricedSubstitute;
  packs: number;
  /** what the customer pays: no more than it agreed to */
  unitHt: number;
  shelf: { place: string; available: number };
  /** of all that the customer would be told, and of the shelf */
  read: string;
};

/** What a proposal comes to, or why there is none: for whoever looks first and for the press that sends it. */
export async function weighSubstitute(
  db: DatabaseTransaction,
  context: SubstitutesDeskContext,
  order: Order,
  { position, code }: { position: number; code: string },
  stocksOf?: typeof stocksHeld,
): Promise<Weighed> {
  const line = order.lines.find((one) => one.position === position);
  if (line === undefined) throw new Refusal('PARTS_UNKNOWN_LINE');
  const sku = await selectSkuOf(db, code);
  if (sku === undefined) throw new Refusal('SUBSTITUTE_UNKNOWN_ARTICLE');
  const missing = substitutedLine(line);
  const before = await selectSubstitutes(db, [order.number]);
  const known = [
    ...order.lines.map(({ articleSku }) => articleSku),
    ...before.filter(({ state }) => state === 'accepted').map(({ insteadSku }) => insteadSku),
  ];
  const asked = { sku, insteadOf: line.articleSku, packs: Math.max(1, missingPacks(missing)) };
  const priced = await pricedSubstitute(db, context, order, asked);
  const offered = { sku: priced.article.articleSku, unitHt: priced.unitHt };
  const judged = judgeSubstitute(order, missing, offered, known);
  if (!judged.ok) throw new Refusal(judged.refusal);
  if (before.some(({ state, lineId }) => state === 'proposed' && lineId === line.id))
    throw new Refusal('SUBSTITUTE_WAITING');
  refuseOddSums(order);
  const { packs, unitHt } = judged.value;
  const shelf = await substituteShelf(db, order, { sku: offered.sku, packs }, stocksOf);
  // Also given to who sees no prices.
  const told = [line.articleSku, priced.article, packs, unitHt, shelf.place];
  const read = sealedFingerprint(told, context.shopSecret);
  return { line, priced, packs, unitHt, shelf, read };
}

/** As a scanner or a hurried hand gives it. */
export function typedCode(code: string): string {
  return code.replaceAll(/\s/g, '');
}
