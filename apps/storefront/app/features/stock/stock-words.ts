import type { Delivery, Pickup } from '@nuancier/domain/stock/availability.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { formatClock, formatLocalDay } from '@nuancier/ui/text/format.ts';
import { stockCopy } from './copy.ts';

export function pickupWords(pickup: Pickup): string {
  switch (pickup.kind) {
    case 'click-and-collect':
      return stockCopy.clickAndCollect;
    case 'resupply':
      return stockCopy.withinDays(pickup.days);
    case 'contact-store':
      return stockCopy.contactStore;
    case 'unavailable':
      return stockCopy.storeUnavailable;
  }
}

export function deliveryWords({ kind }: Delivery): string {
  return kind === 'available' ? stockCopy.deliveryAvailable : stockCopy.deliveryUnavailable;
}

/** « Livraison prévue mercredi 18 novembre » */
export function deliveryDayWords(day: string): string {
  return stockCopy.delivered(formatLocalDay(day));
}

/** The same where no store is known yet. */
export function deliveryAnywhereWords(day: string): string {
  return stockCopy.deliveredAnywhere(deliveryDayWords(day));
}

/** « Retrait possible mardi 17 novembre à 10 h 30 à Valbrune Rennes », on the store's own clock. */
export function promiseWords(instant: string, storeName: string | undefined): string {
  const { date, minutes } = localMoment(new Date(instant));
  const moment = stockCopy.promised(formatLocalDay(date), formatClock(minutes));
  return storeName === undefined ? moment : stockCopy.atStore(moment, storeName);
}
