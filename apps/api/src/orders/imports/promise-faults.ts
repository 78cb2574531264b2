import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { OrderRow } from './orders-import-rows.ts';

type Promised = Pick<OrderRow, 'number' | 'delivery_mode' | 'placed_at' | 'promised_at' | 'delivery_on'>;

/** An hour is promised at the counter, a day to whom it is delivered, and nothing before the order was placed. */
export function promiseFaults(row: Promised): string[] {
  const { promised_at: promisedAt = null, delivery_on: deliveryOn = null } = row;
  const named = `La commande «\u00A0${row.number}\u00A0»`;
  const isFetched = row.delivery_mode === 'EMP';
  const placedAt = new Date(row.placed_at);
  return [
    !isFetched && promisedAt !== null
      ? `${named} est livrée\u00A0: donnez son jour (colonne «\u00A0livraison\u00A0»), pas une heure au comptoir.`
      : null,
    isFetched && deliveryOn !== null
      ? `${named} est retirée\u00A0: donnez son heure au comptoir (colonne «\u00A0promesse\u00A0»), pas un jour de livraison.`
      : null,
    (isFetched && promisedAt !== null && new Date(promisedAt) < placedAt) ||
    (!isFetched && deliveryOn !== null && deliveryOn < localMoment(placedAt).date)
      ? `${named} est promise avant d’avoir été passée.`
      : null,
  ].filter((fault) => fault !== null);
}
