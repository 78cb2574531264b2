import { PlacePredictionsDocument } from '../../../generated/documents.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { LONGEST_INPUT, PLACE_KINDS, SHORTEST_INPUT } from '../../features/stores/place-limits.ts';
import type { Predictions } from '../../features/stores/place-limits.ts';
import type { Route } from './+types/places.ts';

/** Data for the store search and for addresses; there is no page at this address. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Predictions> {
  const { searchParams } = new URL(request.url);
  const input = (searchParams.get('q') ?? '').trim().slice(0, LONGEST_INPUT);
  const kind = PLACE_KINDS.find((one) => one === searchParams.get('kind')) ?? null;
  if (input.length < SHORTEST_INPUT) return { input, predictions: [] };
  const backend = context.get(backendContext);
  const { placeAutocomplete } = await backend.query(PlacePredictionsDocument, { input, kind });
  return { input, predictions: placeAutocomplete.predictions };
}
