import type { ShopStore, StoreDay } from '@nuancier/contract/gestion-types.ts';
import { hasSpecialHours, weekdayOf, weekdays } from '@nuancier/domain/stores/opening-hours.ts';
import { judgeDay, writtenDays } from '@nuancier/domain/stores/special-day.ts';
import { CLOSED } from '@nuancier/domain/stores/written-hours.ts';
import { fingerprint } from '../../request/fingerprint.ts';
import type { Shop } from '../stores.ts';
import { detailsOf, weekOf } from './kept-parts.ts';

export function keptStoreView(shop: Shop, { today, usualKm }: { today: string; usualKm: number }): ShopStore {
  return {
    code: shop.code,
    name: shop.titleLabel,
    place: shop.locationName,
    address_lines: shop.addressLines.filter((line) => line !== ''),
    postal_code: shop.postalCode,
    locality: shop.locality,
    phone: shop.primaryPhone,
    fax: shop.fax,
    email: shop.email,
    services: [...shop.services],
    delivery_km: shop.deliveryKm,
    usual_delivery_km: usualKm,
    week: weekdays.map((weekday) => ({ weekday, hours: shop.schedules[weekday] ?? CLOSED })),
    week_read: fingerprint(weekOf(shop)),
    details_read: fingerprint(detailsOf(shop)),
    special_days: writtenDays(shop.specialHours)
      .filter(({ on }) => on >= today)
      .map(({ on }) => dayOf(shop, on)),
    today: dayOf(shop, today),
  };
}

/** How many orders are promised that day is told where they are known. */
export function keptDay(shop: Shop, on: string, today: string): StoreDay | null {
  return judgeDay(on, today).ok ? dayOf(shop, on) : null;
}

function dayOf(shop: Shop, on: string): StoreDay {
  const usual = shop.schedules[weekdayOf(on)] ?? CLOSED;
  const special = writtenDays(shop.specialHours).find((day) => day.on === on);
  return {
    store: shop.code,
    on,
    hours: special?.hours ?? usual,
    usual,
    is_special: hasSpecialHours({ schedules: shop.schedules, specialHours: shop.specialHours }, on),
  };
}
