import shops from '../../data/shops.json' with { type: 'json' };
import { frenchDay } from '../../shift-dates.ts';
import { specialHours } from '../../special-hours.ts';
import type { FileLine } from '../file-line.ts';

export function shopRows(today: Date): FileLine[] {
  const day = frenchDay(today);
  return shops.map((shop) => ({
    magasin: shop.code,
    nom: shop.name,
    lieu: shop.locationName,
    adresse: shop.addressLines,
    code_postal: shop.postalCode,
    commune: shop.locality,
    pays: shop.country,
    insee: shop.insee,
    latitude: shop.latitude,
    longitude: shop.longitude,
    lundi: shop.schedules.monday,
    mardi: shop.schedules.tuesday,
    mercredi: shop.schedules.wednesday,
    jeudi: shop.schedules.thursday,
    vendredi: shop.schedules.friday,
    samedi: shop.schedules.saturday,
    jours_exceptionnels: specialHours(
      day,
      shop.region === 'alsace-moselle' ? shop.region : 'france',
      shop.exceptional,
    ).split(','),
    telephone: shop.phone,
    fax: shop.fax,
    email: shop.email,
    services: Object.entries(shop.services).flatMap(([service, isOffered]) => (isOffered ? [service] : [])),
  }));
}
