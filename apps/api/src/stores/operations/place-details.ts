import type { PlaceDetails } from '@nuancier/contract/api-types.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { Places } from '../places/places.ts';

export async function placeDetails(places: Places, id: string): Promise<PlaceDetails> {
  const found = await places.details(id);
  if (found === null) throw new Refusal('UNKNOWN_PLACE');
  const { placeId, description, address, latitude, longitude } = found;
  return { placeId, description, address, geolocation: { latitude, longitude } };
}
