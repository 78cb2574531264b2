// A proposal comes to its end: in the transaction that holds the order, once, whoever says so.
import { missingPacks, takesSubstitutes } from '@nuancier/domain/orders/substitutes/substitute.ts';
import type { SubstituteAnswer } from '@nuancier/domain/orders/substitutes/substitute.ts';
import { recordAudit } from '../audit/audit.ts';
import type { AuditPlace } from '../audit/audit.ts';
import type { DatabaseTransaction } from '../database/tables.ts';
import { exchangeLine, substitutedLine, tellSubstitute } from '../orders/orders.ts';
import type { Order, OrderLine } from '../orders/orders.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { Site } from '../site/site.ts';
import { noteSale, takeFromStock } from '../stock/stock.ts';
import { substituteShelf } from './substitute-shelf.ts';
import { moveSubstitute, selectSubstitutes } from './substitutes-store.ts';
import type { Substitute } from './substitutes-store.ts';

type Place = AuditPlace & { site: Site };
type Answer = { outcome: SubstituteAnswer; given: 'customer' | 'telephone' | 'store' };

/** The order must be locked. The same answer twice is one; another one is refused. */
export async function settleSubstitute(
  db: DatabaseTransaction,
  place: Place,
  order: Order,
  { id, outcome, given }: Answer & { id: string },
): Promise<void> {
  const found = (await selectSubstitutes(db, [order.number])).find((one) => String(one.id) === id);
  const line = order.lines.find((one) => one.id === found?.lineId);
  if (found === undefined || line === undefined) throw new Refusal('SUBSTITUTE_ANSWERED');
  if (found.state === outcome) return;
  if (found.state !== 'proposed') throw new Refusal('SUBSTITUTE_ANSWERED');
  const lessTtc = outcome === 'accepted' ? await accepted(db, place, order, { found, line }) : 0;
  const at = place.now();
  if (!(await moveSubstitute(db, found.id, { state: outcome, at, lessTtc })))
    throw new Refusal('SUBSTITUTE_ANSWERED');
  const { insteadSku: sku, articleSku: replacement, packs: quantity } = found;
  const news = { position: line.position, sku, quantity, substitute_sku: replacement };
  await tellSubstitute(db, order, { ...news, unit_ht_cents: found.unitHt, answer: { outcome, given } }, at);
  await recordAudit(db, place, {
    event: 'order-substitute-answered',
    customerId: order.customerId,
    details: {
      number: order.number,
      sku,
      replacement,
      quantity,
      before: found.state,
      after: outcome,
      outcome,
      method: given,
    },
  });
}

/** The order must be locked: some of these lines is being cancelled, and nobody is asked about it any more. */
export async function withdrawProposals(
  db: DatabaseTransaction,
  place: Place,
  order: Order,
  lineIds: readonly number[],
): Promise<void> {
  const open = (await selectSubstitutes(db, [order.number])).filter(
    ({ state, lineId }) => state === 'proposed' && lineIds.includes(lineId),
  );
  for (const { id } of open)
    // oxlint-disable-next-line no-await-in-loop -- one at a time: each line has one at most
    await settleSubstitute(db, place, order, { id: String(id), outcome: 'withdrawn', given: 'store' });
}

/** Taken from the shelf as when an order is placed, in the place of what was not found. */
async function accepted(
  db: DatabaseTransaction,
  { now, site }: Place,
  order: Order,
  { found, line }: { found: Substitute; line: OrderLine },
): Promise<number> {
  if (!takesSubstitutes(order) || line.withheld) throw new Refusal('SUBSTITUTE_NOT_OPEN');
  if (missingPacks(substitutedLine(line)) < found.packs) throw new Refusal('SUBSTITUTE_LINE_CHANGED');
  const { articleSku: sku, packs } = found;
  if (order.lines.some(({ articleSku }) => articleSku === sku)) throw new Refusal('SUBSTITUTE_IN_ORDER');
  const { place: stockPlace } = await substituteShelf(db, order, { sku, packs });
  const taken = [{ place: stockPlace, sku, packs }];
  const lowAt = site.settings.stock_low_at;
  if (!(await takeFromStock(db, taken, { now: now(), lowAt }))) throw new Refusal('SUBSTITUTE_NOT_IN_STOCK');
  await noteSale(db, { orderNumber: order.number, packs: taken, now: now() });
  return exchangeLine(db, order, line, {
    article: found,
    packs,
    unitHt: found.unitHt,
    ecoChangeHt: found.ecoChangeHt,
    stockPlace,
    reference: `remplacement ${order.number} ${found.id}`,
    now: now(),
  });
}
