import type { Place } from './place.ts';

export type Reach = { from: Place; withinKm: number; size: number };

const EARTH_RADIUS_KM = 6371.0088;

/** The stores within reach, the closest first, each with its distance in kilometres. */
export function nearest<Store extends Place>(
  stores: readonly Store[],
  { from, withinKm, size }: Reach,
): { store: Store; km: number }[] {
  return stores
    .map((store) => ({ store, km: kilometresBetween(from, store) }))
    .filter(({ km }) => km <= withinKm)
    .toSorted((a, b) => a.km - b.km)
    .slice(0, size);
}

/** Great-circle distance: a shop's neighbourhood needs no finer model of the Earth. */
export function kilometresBetween(a: Place, b: Place): number {
  const latitudes = radians(b.latitude - a.latitude);
  const longitudes = radians(b.longitude - a.longitude);
  const chord =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitudes / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
