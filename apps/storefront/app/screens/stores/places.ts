import { PlacePredictionsDocument } from '../../../generated/documents.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { LONGEST_INPUT, SHORTEST_INPUT } from '../../features/stores/place-limits.ts';
import type { Predictions } from '../../features/stores/place-limits.ts';
import type { Route } from './+types/places.ts';

/** Data for the store search; there is no page at this address. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Predictions> {
  const input = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST_INPUT);
  if (input.length < SHORTEST_INPUT) return { input, predictions: [] };
  const { placeAutocomplete } = await context.get(backendContext).query(PlacePredictionsDocument, { input });
  return { input, predictions: placeAutocomplete.predictions };
}
