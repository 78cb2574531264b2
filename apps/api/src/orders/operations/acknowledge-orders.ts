// What the merchant's own system says it has done with an order: its counts of stock contain it from then on.
import { bookedBy } from '@nuancier/domain/stock/stock-figure.ts';
import type { Acknowledged } from '@nuancier/domain/stock/stock-figure.ts';
import { isBeforeOrder, isStillToCome } from '@nuancier/domain/stock/stock-count.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { AuditPlace } from '../../audit/audit.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { readSites } from '../../site/site.ts';
import { noteMovementNews } from '../../stock/stock.ts';
import { selectKnownNumbers } from '../records/order-reader-store.ts';

export type Acknowledgement = {
  orderNumber: string;
  kind: Acknowledged;
  /** by the clock of who acknowledges, which is the one that dates its stock files */
  bookedAt: Date;
  /** by ours, when nothing has noted it before */
  readAt?: Date;
};

/** Numbers that were left alone, by the reason. */
export type Acknowledgements = {
  acknowledged: number;
  /** the shop never gave them */
  unknown: string[];
  /** booked at a moment that is still to come */
  future: string[];
  /** booked before they were placed */
  early: string[];
  /** a cancellation is acknowledged, and the order is not cancelled */
  notCancelled: string[];
};

/** Told again, or in another order, it changes nothing. Once in a transaction. */
export async function acknowledgeOrders(
  db: DatabaseTransaction,
  acknowledgements: readonly Acknowledgement[],
  place: AuditPlace & { author: string },
): Promise<Acknowledgements> {
  const now = place.now();
  const known = await selectKnownNumbers(db, numbersOf(acknowledgements));
  const verdicts = Map.groupBy(acknowledgements, ({ orderNumber, kind, bookedAt }) => {
    const order = known.get(orderNumber);
    if (order === undefined) return 'unknown';
    if (isStillToCome(bookedAt, now)) return 'future';
    if (isBeforeOrder(bookedAt, order.placedAt)) return 'early';
    return kind === 'release' && !order.isCancelled ? 'notCancelled' : 'good';
  });
  const good = verdicts.get('good') ?? [];
  const figure = await stockFigure(db);
  const booked = good.flatMap(({ orderNumber, kind, bookedAt, readAt = now }) =>
    bookedBy(figure, kind).map((movement) => ({
      orderNumber,
      kind: movement,
      // By a clock that runs behind, a sale would be in counts that were taken before it.
      bookedAt:
        movement === 'sale' ? later(bookedAt, known.get(orderNumber)?.placedAt ?? bookedAt) : bookedAt,
      readAt,
    })),
  );
  await noteMovementNews(db, { read: [], booked, now });
  const { author } = place;
  await recordAudit(db, place, {
    event: 'orders-acknowledged',
    details: { orders: numbersOf(acknowledgements), author },
  });
  return {
    acknowledged: numbersOf(good).length,
    unknown: numbersOf(verdicts.get('unknown') ?? []),
    future: numbersOf(verdicts.get('future') ?? []),
    early: numbersOf(verdicts.get('early') ?? []),
    notCancelled: numbersOf(verdicts.get('notCancelled') ?? []),
  };
}

/** Of one order; without a kind, all that it did until now. */
export function acknowledgementsOf(
  orderNumber: string,
  kind: Acknowledged | null,
  bookedAt: Date,
): Acknowledgement[] {
  const kinds: readonly Acknowledged[] = kind === null ? ['sale', 'release'] : [kind];
  return kinds.map((one) => ({ orderNumber, kind: one, bookedAt }));
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}

function numbersOf(acknowledgements: readonly Acknowledgement[]): string[] {
  return [...new Set(acknowledgements.map(({ orderNumber }) => orderNumber))];
}

/**
 * An export or the event feed tells of these orders. Call it before the answer leaves: a cancellation that may have
 * been read is no longer sold on before it is acknowledged. Once in a transaction.
 */
export function markOrdersRead(db: DatabaseTransaction, numbers: readonly string[], at: Date): Promise<void> {
  return noteMovementNews(db, { read: numbers, booked: [], now: at });
}

/** Stock is shared by all sites: the default one says what its files count. */
async function stockFigure(db: DatabaseTransaction) {
  const sites = await readSites(db);
  return sites.find(({ isDefault }) => isDefault)?.settings.stock_figure ?? 'disponible';
}
