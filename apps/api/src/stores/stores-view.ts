import type { Store } from '@nuancier/contract/api-types.ts';
import type { Shop } from './stores.ts';

export function storeView(shop: Shop, km: number | null): Store {
  const { monday, tuesday, wednesday, thursday, friday, saturday, sunday } = shop.schedules;
  return {
    storeCode: shop.code,
    titleLabel: shop.titleLabel,
    locationName: shop.locationName,
    address: {
      addressLines: [...shop.addressLines],
      postalCode: shop.postalCode,
      locality: shop.locality,
      countryCode: shop.countryCode,
    },
    schedules: {
      monday: monday ?? null,
      tuesday: tuesday ?? null,
      wednesday: wednesday ?? null,
      thursday: thursday ?? null,
      friday: friday ?? null,
      saturday: saturday ?? null,
      sunday: sunday ?? null,
    },
    specialHours: shop.specialHours,
    primaryPhone: shop.primaryPhone,
    fax: shop.fax,
    email: shop.email,
    latitude: shop.latitude,
    longitude: shop.longitude,
    // A tenth of a kilometre is as fine as the coordinates are.
    distance: km === null ? null : Math.round(km * 10) / 10,
    services: [...shop.services],
    deliveryKm: shop.deliveryKm,
  };
}
