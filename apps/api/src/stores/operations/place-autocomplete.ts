import type { PlacePredictions, QueryPlaceAutocompleteArgs } from '@nuancier/contract/api-types.ts';
import type { StoresContext } from '../stores-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { allow } from '../../rate-limit/rate-limit.ts';

const LONGEST = 100;
// Far more than one types, far too few to use the shop as a free address service.
const PER_ADDRESS = { name: 'places', most: 60, perMs: 60_000 };

export async function placeAutocomplete(
  { db, places, clientAddress, now }: Pick<StoresContext, 'db' | 'places' | 'clientAddress' | 'now'>,
  { input, kind }: QueryPlaceAutocompleteArgs,
): Promise<PlacePredictions> {
  if (!(await allow(db, { ...PER_ADDRESS, key: clientAddress }, now())))
    throw new Refusal('TOO_MANY_ATTEMPTS');
  return { predictions: [...(await places.autocomplete(input.trim().slice(0, LONGEST), kind ?? undefined))] };
}
