// The stores as Magento's clients ask for them: where goods can be fetched.
import type {
  FilterTypeInput,
  PickupLocation,
  PickupLocations,
  PickupLocationSortInput,
  QueryPickupLocationsArgs,
} from '@nuancier/contract/api-types.ts';
import { nearest } from '@nuancier/domain/stores/nearest.ts';
import type { StoresContext } from '../stores-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { departementOf } from '../../site/site.ts';
import { shopsHolding } from '../shops-holding.ts';
import { allShops } from '../stores.ts';
import type { Shop } from '../stores.ts';

type Means = Pick<StoresContext, 'db' | 'places' | 'articleSkus'>;

const LARGEST_PAGE = 100;
const USUAL_PAGE_SIZE = 20;

export async function pickupLocations(
  means: Means,
  args: QueryPickupLocationsArgs,
): Promise<PickupLocations> {
  const { area, filters, sort, pageSize, currentPage, productsInfo } = args;
  const size = pageSize ?? USUAL_PAGE_SIZE;
  if (size < 1 || size > LARGEST_PAGE) throw new Refusal('PAGE_SIZE');
  const page = currentPage ?? 1;
  if (page < 1) throw new Refusal('CURRENT_PAGE');
  const near = await shopsNear(means, area);
  const skus = (productsInfo ?? []).flatMap((info) => (info === null ? [] : [info.sku]));
  const holding = skus.length === 0 ? near : await shopsHolding(means, near, skus);
  const found = sorted(
    holding.map(locationOf).filter((location) => isWanted(location, filters ?? {})),
    sort ?? {},
  );
  return {
    items: found.slice((page - 1) * size, page * size),
    total_count: found.length,
    page_info: { page_size: size, current_page: page, total_pages: Math.ceil(found.length / size) },
  };
}

/** The nearest first; by name without an area. An unknown place gives no store. */
async function shopsNear(
  { db, places }: Means,
  area: QueryPickupLocationsArgs['area'],
): Promise<readonly Shop[]> {
  const shops = await allShops(db);
  if (area == null) return shops;
  if (area.radius <= 0) throw new Refusal('BAD_STORE_LIST');
  const text = area.search_term
    .replace(/:[A-Z]{2}$/i, '')
    .trim()
    .slice(0, 100);
  const [first] = await places.autocomplete(text);
  const from = first === undefined ? null : await places.details(first.placeId);
  if (from === null) return [];
  return nearest(shops, { from, withinKm: area.radius, size: shops.length }).map(({ store }) => store);
}

function locationOf(shop: Shop): PickupLocation {
  const departement = departementOf(shop.postalCode);
  return {
    pickup_location_code: shop.code,
    name: shop.titleLabel,
    description: shop.locationName,
    email: shop.email,
    fax: shop.fax,
    contact_name: null,
    latitude: shop.latitude,
    longitude: shop.longitude,
    country_id: shop.countryCode,
    region_id: departement?.id ?? null,
    region: departement?.name ?? null,
    city: shop.locality,
    street: shop.addressLines.filter((line) => line !== '').join(', '),
    postcode: shop.postalCode,
    phone: shop.primaryPhone,
  };
}

function isWanted(
  location: PickupLocation,
  filters: NonNullable<QueryPickupLocationsArgs['filters']>,
): boolean {
  const fields: readonly [FilterTypeInput | null | undefined, unknown][] = [
    [filters.name, location.name],
    [filters.pickup_location_code, location.pickup_location_code],
    [filters.country_id, location.country_id],
    [filters.postcode, location.postcode],
    [filters.region, location.region],
    [filters.region_id, location.region_id],
    [filters.city, location.city],
    [filters.street, location.street],
  ];
  return fields.every(([filter, value]) => filter == null || matches(filter, String(value ?? '')));
}

function matches({ eq, neq, in: among, nin, like }: FilterTypeInput, value: string): boolean {
  const own = value.toLowerCase();
  const is = (text: string | null) => text?.toLowerCase() === own;
  if (eq != null && !is(eq)) return false;
  if (neq != null && is(neq)) return false;
  if (among != null && !among.some(is)) return false;
  if (nin?.some(is)) return false;
  return like == null || isLike(own, like.toLowerCase());
}

/** Part by part, in their order: a pattern made of many signs is no expression to be searched with. */
function isLike(own: string, like: string): boolean {
  const parts = like.split('%');
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (parts.length === 1) return own === like;
  if (!own.startsWith(first) || !own.endsWith(last) || own.length < first.length + last.length) return false;
  let at = first.length;
  return parts.slice(1, -1).every((part) => {
    const found = own.indexOf(part, at);
    at = found + part.length;
    return found >= 0 && at <= own.length - last.length;
  });
}

function sorted(locations: readonly PickupLocation[], sort: PickupLocationSortInput): PickupLocation[] {
  const [field, way] = Object.entries(sort).find(([, direction]) => direction != null) ?? [];
  if (field === undefined) return [...locations];
  // They came the nearest first.
  if (field === 'distance') return way === 'DESC' ? locations.toReversed() : [...locations];
  const key = (location: PickupLocation) =>
    Object.entries(location).find(([name]) => name === field)?.[1] ?? '';
  const sign = way === 'DESC' ? -1 : 1;
  return locations.toSorted((one, other) => sign * compared(key(one), key(other)));
}

function compared(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'fr');
}
