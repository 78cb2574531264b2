// What forms show of a store, part by part: the mark that a change gives back is made of it.
import { weekdays } from '@nuancier/domain/stores/opening-hours.ts';
import { CLOSED } from '@nuancier/domain/stores/written-hours.ts';
import type { Shop } from '../stores.ts';

export function weekOf(shop: Shop) {
  return { schedules: Object.fromEntries(weekdays.map((day) => [day, shop.schedules[day] ?? CLOSED])) };
}

export function detailsOf(shop: Shop) {
  return {
    primary_phone: shop.primaryPhone,
    fax: shop.fax,
    email: shop.email,
    delivery_km: shop.deliveryKm,
    services: shop.services.toSorted(),
  };
}
