import type { PlacePredictions } from '@nuancier/contract/api-types.ts';
import type { Places } from '../places/places.ts';

const LONGEST = 100;

export async function placeAutocomplete(places: Places, input: string): Promise<PlacePredictions> {
  return { predictions: [...(await places.autocomplete(input.trim().slice(0, LONGEST)))] };
}
