import type { QueryNearestStoresArgs, StoreList } from '@nuancier/contract/api-types.ts';
import { nearest } from '@nuancier/domain/stores/nearest.ts';
import { parsePlace } from '@nuancier/domain/stores/place.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { Site } from '../../site/site.ts';
import { allShops } from '../stores.ts';
import { storeView } from '../stores-view.ts';

const LONGEST_LIST = 1_000;
const USUAL_DISTANCE_KM = 50;

export async function nearestStores(
  db: Database,
  site: Site,
  { latlng, size, distance }: QueryNearestStoresArgs,
): Promise<StoreList> {
  const wanted = Math.min(size ?? LONGEST_LIST, LONGEST_LIST);
  if (wanted < 1 || (typeof distance === 'number' && distance <= 0)) throw new Refusal('BAD_STORE_LIST');
  const shops = await allShops(db);
  if (!latlng)
    return {
      items: shops.slice(0, wanted).map((shop) => storeView(shop, null)),
      total_count: shops.length,
    };
  const place = parsePlace(latlng);
  if (!place.ok) throw new Refusal(place.refusal);
  const withinKm = distance ?? (site.settings.maximum_distance_to_order || USUAL_DISTANCE_KM);
  const inReach = nearest(shops, { from: place.value, withinKm, size: shops.length });
  return {
    items: inReach.slice(0, wanted).map(({ store, km }) => storeView(store, km)),
    total_count: inReach.length,
  };
}
