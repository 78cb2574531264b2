import type { ShopRow } from '@nuancier/api/stores/stores-import-store.ts';
import shops from '../../data/shops.json' with { type: 'json' };
import { frenchDay } from '../../shift-dates.ts';
import { specialHours } from '../../special-hours.ts';

export function shopRows(today: Date): ShopRow[] {
  const day = frenchDay(today);
  return shops.map((shop) => ({
    code: shop.code,
    title_label: shop.name,
    location_name: shop.locationName,
    address_lines: shop.addressLines,
    postal_code: shop.postalCode,
    locality: shop.locality,
    country_code: shop.country,
    insee: shop.insee,
    latitude: shop.latitude,
    longitude: shop.longitude,
    schedules: shop.schedules,
    special_hours: specialHours(
      day,
      shop.region === 'alsace-moselle' ? shop.region : 'france',
      shop.exceptional,
    ),
    primary_phone: shop.phone,
    fax: shop.fax,
    email: shop.email,
    services: shop.services,
  }));
}
